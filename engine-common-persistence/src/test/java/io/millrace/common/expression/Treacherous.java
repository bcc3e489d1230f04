package io.millrace.common.expression;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A bean that hands out what leads out of the engine. */
public class Treacherous {

  public Class<?> getType() {
    return Runtime.class;
  }

  public Object getHiddenType() {
    return Runtime.class;
  }

  public Object[] getTypes() {
    return new Object[] {Runtime.class};
  }

  public Class<?>[] getTypeArray() {
    return new Class<?>[] {Runtime.class};
  }

  public List<Object> getTypeList() {
    return List.of(Runtime.class);
  }

  public Map<String, Object> getTypeMap() {
    return Map.of("type", Runtime.class);
  }

  public Optional<Object> getMaybeType() {
    return Optional.of(Runtime.class);
  }

  public Object getLoader() {
    return Treacherous.class.getClassLoader();
  }

  public Object getLookup() {
    return MethodHandles.lookup();
  }

  public Object getMethod() throws NoSuchMethodException {
    return Object.class.getMethod("toString");
  }

  public Method[] getMethods() {
    return Object.class.getMethods();
  }

  public Object getThread() {
    return Thread.currentThread();
  }

  public Object getRuntime() {
    return Runtime.getRuntime();
  }

  public Object getProcess() {
    return ProcessHandle.current();
  }

  public Object getBuilder() {
    return new ProcessBuilder("true");
  }

  public Object getModule() {
    return Object.class.getModule();
  }

  public Object getPackage() {
    return Object.class.getPackage();
  }

  public Stream<Object> getStream() {
    return Stream.of(1);
  }

  public Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }

  public String describe(Class<?> type) {
    return type.getName();
  }

  public String describeAll(Class<?>... types) {
    return List.of(types).toString();
  }

  public void run(Runnable task) {
    task.run();
  }

  public String open(URI address) {
    return address.toString();
  }

  public static Treacherous create() {
    return new Treacherous();
  }
}
