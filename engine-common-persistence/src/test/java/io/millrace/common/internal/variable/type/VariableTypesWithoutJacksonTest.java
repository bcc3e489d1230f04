package io.millrace.common.internal.variable.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.IsolatedLoader;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class VariableTypesWithoutJacksonTest {

  @Test
  void plainValuesAreStoredAndMapsAreRefusedWithTheRemedy() throws Exception {
    var loader = new IsolatedLoader("io.millrace.", "com.fasterxml.");
    var probe = loader.loadClass(Probe.class.getName()).getConstructor().newInstance();
    assertThat(((Supplier<?>) probe).get().toString())
        .contains("text, 5")
        .contains("jackson-databind on the class path");
  }

  /** Runs in a loader of its own. */
  public static final class Probe implements Supplier<Object> {

    private final VariableTypes types = new VariableTypes(List.of());

    @Override
    public Object get() {
      return roundTrip("text") + ", " + roundTrip(5) + ", " + refusal();
    }

    private Object roundTrip(Object value) {
      var written = types.write("x", value);
      return types.read(written.type().name(), written.stored());
    }

    private String refusal() {
      try {
        return "stored " + types.write("x", Map.of("a", 1));
      } catch (UnsupportedVariableTypeException refused) {
        return refused.getMessage();
      }
    }
  }
}
