package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.expression.Order;
import io.millrace.common.internal.IsolatedLoader;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ExpressionClassLoadingTest {

  private final Expressions expressions = new Expressions();

  @Test
  void theLoaderOfABeanCanBeUnloadedAfterUse() throws Exception {
    var loader = useBeanOfAnotherLoader();
    assertThat(isCollected(loader)).isTrue();
  }

  private static boolean isCollected(WeakReference<?> reference) {
    for (var attempt = 0; attempt < 50 && reference.get() != null; attempt++) {
      System.gc();
    }
    return reference.get() == null;
  }

  private WeakReference<ClassLoader> useBeanOfAnotherLoader() throws Exception {
    var loader = new IsolatedLoader(Order.class.getName(), "none");
    var bean = loader.loadClass(Order.class.getName()).getConstructor().newInstance();
    var id = expressions.parse("${order.id}${order.getTotal()}");
    assertThat(bean.getClass()).isNotEqualTo(Order.class);
    assertThat(id.evaluate(ExpressionScope.of(Map.of("order", bean)))).isEqualTo("o1100.00");
    return new WeakReference<>(loader);
  }

  /**
   * The JDK itself remembers the last record class whose equals was linked; a second engine makes
   * it forget.
   */
  @Test
  void theLoaderOfTheEngineCanBeUnloadedAfterUse() throws Exception {
    var first = useAnotherEngine();
    useAnotherEngine();
    assertThat(isCollected(first)).isTrue();
  }

  /** An engine in a loader of its own looks at classes of the JDK, which outlive it. */
  private WeakReference<ClassLoader> useAnotherEngine() throws Exception {
    var loader = new IsolatedLoader("io.millrace.", "none");
    assertThat(evaluateIn(loader).get()).isEqualTo(3);
    return new WeakReference<>(loader);
  }

  @Test
  void expressionsWorkWithoutJackson() throws Exception {
    var loader = new IsolatedLoader("io.millrace.", "com.fasterxml.");
    assertThat(evaluateIn(loader).get()).isEqualTo(3);
  }

  @SuppressWarnings(
      "unchecked") // Probe implements the Supplier of the JDK, which both loaders share
  private static Supplier<Object> evaluateIn(ClassLoader loader) throws Exception {
    return (Supplier<Object>)
        loader.loadClass(Probe.class.getName()).getConstructor().newInstance();
  }

  /** Runs in a loader of its own. */
  public static final class Probe implements Supplier<Object> {

    @Override
    public Object get() {
      var variables = Map.<String, Object>of("text", "abc");
      return new Expressions().parse("${text.length()}").evaluate(ExpressionScope.of(variables));
    }
  }
}
