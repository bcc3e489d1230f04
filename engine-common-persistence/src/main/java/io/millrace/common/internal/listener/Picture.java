package io.millrace.common.internal.listener;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.DelegateScope;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;

/**
 * What user code sees at the end of a transaction: what it would have seen when something happened.
 * By then the rows may be gone, so all that can be read is read before; nothing can be changed.
 *
 * <p>A proxy, since three interfaces of some eighty methods each would otherwise be written down
 * only to refuse most of them.
 */
final class Picture implements InvocationHandler {

  private static final String GETTER = "(get|is)[A-Z].*";

  private final Map<String, Object> read;
  private final Map<String, Object> variables;
  private final Map<String, Object> local;

  private Picture(Map<String, Object> read, DelegateScope live) {
    this.read = read;
    this.variables = live.getVariables();
    this.local = live.getVariablesLocal();
  }

  /** Returns a picture of what is seen now. */
  static <T extends DelegateScope> T of(Class<T> type, T live) {
    var read = new HashMap<String, Object>();
    for (var method : type.getMethods()) {
      if (method.getParameterCount() == 0 && method.getName().matches(GETTER)) {
        read.put(method.getName(), value(method, live));
      }
    }
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new Picture(read, live)));
  }

  private static Object value(Method method, Object live) {
    try {
      return method.invoke(live);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) {
    var name = method.getName();
    if (arguments == null && read.containsKey(name)) {
      return read.get(name);
    }
    var key = arguments == null ? null : arguments[0];
    return switch (name + (arguments == null ? 0 : arguments.length)) {
      case "getVariable1" -> variables.get(key);
      case "hasVariable1" -> variables.containsKey(key);
      case "getVariableLocal1" -> local.get(key);
      case "hasVariableLocal1" -> local.containsKey(key);
      case "equals1" -> proxy == key;
      case "hashCode0" -> System.identityHashCode(proxy);
      case "toString0" -> read.toString();
      default ->
          throw new IllegalStateEngineException(
              "Cannot call "
                  + name
                  + " in a listener that is called at the end of a transaction: it sees how things"
                  + " were when they happened. Call a service of the engine instead.");
    };
  }
}
