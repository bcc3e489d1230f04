package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.ExpressionException;
import io.millrace.common.expression.DriverConnection;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.Functions;
import io.millrace.common.expression.Service;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.aop.framework.Advised;
import shop.Greeter;
import shop.Shop;

/** Whose methods expressions may call, and what they say of those that they may not. */
class ExpressionAccessTest {

  private final AtomicBoolean reached = new AtomicBoolean();
  private final Map<String, Object> beans = new HashMap<>();
  private final Expressions expressions =
      new Expressions(
          beans, List.of(), ExpressionFunction.of("fn", Functions.class), ExpressionLimits.DEFAULT);

  private Object evaluate(String text) {
    return expressions.parse(text).evaluate(ExpressionScope.of(Map.of()));
  }

  private Object proxy(InvocationHandler handler, Class<?>... contracts) {
    return Proxy.newProxyInstance(getClass().getClassLoader(), contracts, handler);
  }

  private Object remembering(Class<?>... contracts) {
    return proxy(
        (proxy, method, arguments) -> {
          reached.set(true);
          return null;
        },
        contracts);
  }

  @Test
  void aProxyHasTheMethodsOfItsInterfaces() {
    InvocationHandler handler =
        (proxy, method, arguments) ->
            method.isDefault()
                ? InvocationHandler.invokeDefault(proxy, method, arguments)
                : "hello " + arguments[0];
    beans.put("greeter", proxy(handler, Greeter.class));
    beans.put("both", proxy(handler, Runnable.class, Greeter.class));
    assertThat(evaluate("${greeter.greet('Ann')}")).isEqualTo("hello Ann");
    assertThat(evaluate("${greeter.tone}")).isEqualTo("friendly");
    assertThat(evaluate("${both.greet('Ann')}")).isEqualTo("hello Ann");
  }

  @Test
  void aProxyHasWhatObjectsHave() {
    beans.put("greeter", proxy((proxy, method, arguments) -> "shown", Greeter.class));
    assertThat(evaluate("${greeter.toString()}")).isEqualTo("shown");
  }

  @Test
  void aProxyOfAnOpenTypeOfTheJdkIsOpen() {
    beans.put("supplier", proxy((proxy, method, arguments) -> "supplied", Supplier.class));
    assertThat(evaluate("${supplier.get()}")).isEqualTo("supplied");
  }

  /** What annotations of an application hold, a class too. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Marked {

    String value();

    Class<?> type() default Runtime.class;
  }

  @Marked("here")
  private static final class Bearer {}

  /** An interface of an application that adds to one of the JDK. */
  public interface Pooled extends Connection {

    @Override
    void close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${connection.close()}",
        "${connection.autoCommit}",
        "${pooled.close()}",
        "${mixed.close()}",
        "${greeter.getClass()}",
        "${greeter.class}",
        "${greeter.notify()}",
        "${greeter.getInvocationHandler(greeter)}",
        "${greeter.isProxyClass(null)}",
        "${handler.invoke(null, null, null)}",
        "${handler}",
        "${annotation.annotationType()}",
        "${annotation.type()}",
        "${annotation.type}",
        "${advised.removeAdvisor(0)}",
      })
  void aProxyOpensNothingElse(String payload) {
    beans.put("connection", remembering(Connection.class));
    beans.put("pooled", remembering(Pooled.class));
    beans.put("mixed", remembering(Greeter.class, Connection.class));
    beans.put("greeter", remembering(Greeter.class));
    beans.put("handler", remembering(InvocationHandler.class));
    beans.put("annotation", Bearer.class.getAnnotation(Marked.class));
    beans.put("advised", remembering(Greeter.class, Advised.class));
    assertThatThrownBy(() -> evaluate(payload)).isInstanceOf(ExpressionException.class);
    assertThat(reached).isFalse();
  }

  @Test
  void aClassWithoutModifierIsOpen() {
    beans.put("stock", Shop.stock());
    assertThat(evaluate("${stock.take(3)}")).isEqualTo("3 of 7");
    assertThat(evaluate("${stock.amount}")).isEqualTo(7);
  }

  @Test
  void whatIsPrivateOrNamelessIsReachedByItsPublicInterfacesOnly() {
    beans.put("nameless", Shop.nameless());
    assertThat(evaluate("${nameless.greet('Ann')}")).isEqualTo("hello Ann");
    assertRefused("${nameless.more()}", "the class shop.Shop$1 is not public. Make it public");
  }

  @Test
  void aRefusalSaysWhyTheMethodIsClosed() {
    beans.put("stock", Shop.stock());
    beans.put("secret", Shop.secret());
    beans.put("builder", new StringBuilder("x"));
    beans.put("driver", new DriverConnection(() -> reached.set(true)));
    beans.put("service", new Service());
    beans.put("expressions", expressions);
    beans.put("list", List.of());
    assertRefused("${secret.open()}", "the class shop.Shop$Secret is not public. Make it public");
    assertRefused("${stock.close()}", "java.io.Closeable, a type of the JDK");
    assertRefused("${stock.count()}", "shop.Stock has no public method 'count'");
    assertRefused("${builder.reverse()}", "a type of the JDK that is no plain data");
    assertRefused("${driver.close()}", "a type of the JDK that is no plain data");
    assertRefused("${list.stream()}", "only what is plain data and costs little is");
    assertRefused("${service.shared()}", "it is static");
    assertRefused("${service.kind()}", "what it returns (java.lang.Class) leads out");
    assertRefused("${expressions.parse('x')}", "no part of the engine's public API");
    assertThat(reached).isFalse();
  }

  private void assertRefused(String payload, String reason) {
    assertThatThrownBy(() -> evaluate(payload))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining(reason);
  }
}
