package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VariableTypesWithoutJacksonTest {

  /** Loads the engine anew and knows no Jackson. */
  private static final class Loader extends ClassLoader {

    Loader() {
      super(VariableTypesWithoutJacksonTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("com.fasterxml.jackson")) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("io.millrace.")) {
        return super.loadClass(name, resolve);
      }
      var loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (var bytes = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        var content = bytes.readAllBytes();
        return defineClass(name, content, 0, content.length);
      } catch (IOException unreadable) {
        throw new ClassNotFoundException(name, unreadable);
      }
    }
  }

  private final Object types;

  VariableTypesWithoutJacksonTest() throws ReflectiveOperationException {
    types =
        new Loader()
            .loadClass(VariableTypes.class.getName())
            .getConstructor(List.class)
            .newInstance(List.of());
  }

  private Object call(String method, Object value) throws ReflectiveOperationException {
    var type = method.equals("of") ? Object.class : String.class;
    return types.getClass().getMethod(method, String.class, type).invoke(types, "v", value);
  }

  @Test
  void otherTypesWork() throws ReflectiveOperationException {
    assertThat(call("of", "text")).isNotNull();
    assertThat(call("of", 1)).isNotNull();
    assertThat(call("of", null)).isNotNull();
  }

  @Test
  void mapsAndListsAreRefusedAndTheRemedyIsNamed() {
    for (var value : List.of(Map.of(), List.of())) {
      assertThatThrownBy(() -> call("of", value))
          .isInstanceOf(InvocationTargetException.class)
          .cause()
          .hasMessageContaining("jackson-databind");
    }
  }

  @Test
  void jsonOfTheDatabaseCannotBeReadAndTheRemedyIsNamed() {
    assertThatThrownBy(() -> call("named", "json"))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .hasMessageContaining("jackson-databind");
  }
}
