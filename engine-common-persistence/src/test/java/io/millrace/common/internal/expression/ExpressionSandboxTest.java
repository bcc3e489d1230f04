package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import groovy.lang.Script;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.expression.DriverConnection;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.Functions;
import io.millrace.common.expression.Order;
import io.millrace.common.expression.Treacherous;
import jakarta.el.LambdaExpression;
import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;
import java.io.File;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(10)
class ExpressionSandboxTest {

  private final AtomicBoolean reached = new AtomicBoolean();
  private final Expressions expressions =
      new Expressions(
          Map.of("registered", Treacherous.class),
          List.of(),
          ExpressionFunction.of("fn", Functions.class),
          ExpressionLimits.DEFAULT);

  private Map<String, Object> variables() {
    var variables = new HashMap<String, Object>();
    variables.put("text", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!");
    variables.put("number", 1L);
    variables.put("decimal", new BigDecimal("1.5"));
    variables.put("huge", new BigDecimal("1E+999999999"));
    variables.put("big", BigInteger.TWO);
    variables.put("exponent", "1E999999999");
    variables.put("digits", "9".repeat(20_000));
    variables.put("lambda", new LambdaExpression(List.of(), null));
    variables.put("list", new ArrayList<>(List.of("a", "b")));
    variables.put("large", new ArrayList<>(Collections.nCopies(600_000, "x")));
    variables.put("map", new HashMap<>(Map.of("a", 1)));
    variables.put("order", new Order());
    variables.put("bean", new Treacherous());
    variables.put("type", Treacherous.class);
    variables.put("types", new Class<?>[] {String.class});
    variables.put("loader", getClass().getClassLoader());
    variables.put("thread", Thread.currentThread());
    variables.put("runtime", Runtime.getRuntime());
    variables.put("builder", new ProcessBuilder("true"));
    variables.put("local", new ThreadLocal<>());
    variables.put("services", ServiceLoader.load(Runnable.class));
    variables.put("connection", connection());
    variables.put("driverConnection", new DriverConnection(() -> reached.set(true)));
    variables.put("file", new File("/"));
    variables.put("path", Path.of("/"));
    variables.put("executor", Executors.newCachedThreadPool());
    variables.put("expressions", expressions);
    variables.put("script", script());
    variables.put("systemProperties", System.getProperties());
    variables.put("systemEnvironment", System.getenv());
    return variables;
  }

  private Script script() {
    return new Script() {
      @Override
      public Object run() {
        reached.set(true);
        return null;
      }
    };
  }

  private Connection connection() {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              reached.set(true);
              return null;
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // the class of an object, under all its names
        "${text.getClass()}",
        "${text.class}",
        "${text['class']}",
        "${''['getClass']()}",
        "${''.getClass().forName('java.lang.Runtime')}",
        "${''.getClass().getClassLoader()}",
        "${''['get' += 'Class']()}",
        "${''[text]()}",
        "${number.getClass()}",
        "${list.getClass().getName()}",
        "${map.class.name}",
        "${order.class}",
        "${order['class'].name}",
        "${order.getClass().getMethods()[0]}",
        "${order.status.getDeclaringClass()}",
        "${order.status.declaringClass}",
        "${(1).getClass()}",
        "${true.getClass()}",
        "${[].getClass()}",
        "${{1}.getClass()}",
        // classes by name, constructors, static members
        "${Runtime.getRuntime().exec('true')}",
        "${System.exit(1)}",
        "${System.getProperty('user.home')}",
        "${Thread.currentThread()}",
        "${Class.forName('java.lang.Runtime')}",
        "${Integer.MAX_VALUE}",
        "${Math.random()}",
        "${String('x')}",
        "${Object()}",
        "${ProcessBuilder(['true']).start()}",
        "${java.lang.Runtime}",
        "${java.lang.Runtime.getRuntime()}",
        "${T(java.lang.Runtime).getRuntime().exec('true')}",
        "${new java.lang.ProcessBuilder('true')}",
        "${@runtime}",
        "${text.valueOf(1)}",
        "${text.format('%s', 1)}",
        "${bean.create()}",
        // names that the library would look up in java.lang
        "${Boolean.TRUE}",
        "${Boolean}",
        "${Boolean(true)}",
        "${Thread()}",
        "${Thread().start()}",
        "${String.valueOf(1)}",
        "${['java.lang.Runtime'][0].class}",
        // conversions that the library would make
        "${bean.describe('java.lang.Runtime')}",
        "${bean.describeAll('java.lang.Runtime')}",
        "${bean.describeAll(['java.lang.Runtime'])}",
        "${bean.describeAll(types)}",
        "${bean.open('http://localhost')}",
        "${bean.run('x')}",
        "${bean.run(() -> 1)}",
        "${bean.run(lambda)}",
        "${lambda}",
        "${lambda()}",
        "${lambda.invoke()}",
        "${order.status == 'LOST'}",
        // beans and variables that are or hand out what leads out
        "${registered}",
        "${registered.name}",
        "${registered.getConstructor().newInstance()}",
        "${type}",
        "${type.name}",
        "${types}",
        "${types[0]}",
        "${loader}",
        "${loader.loadClass('java.lang.Runtime')}",
        "${thread.interrupt()}",
        "${thread.contextClassLoader}",
        "${runtime.exec('true')}",
        "${runtime.halt(1)}",
        "${builder.start()}",
        "${local.get()}",
        "${services.iterator()}",
        "${script}",
        "${script.run()}",
        "${systemProperties}",
        "${systemProperties['user.home']}",
        "${systemProperties.get('user.home')}",
        "${systemEnvironment.PATH}",
        "${systemEnvironment.size()}",
        "${bean.type}",
        "${bean.getType().getName()}",
        "${bean.hiddenType}",
        "${bean.getHiddenType().getRuntime()}",
        "${bean.types[0]}",
        "${bean.typeArray}",
        "${bean.typeList[0]}",
        "${bean.typeList.get(0)}",
        "${bean.typeList.iterator().next()}",
        "${bean.typeMap.type}",
        "${bean.typeMap.get('type')}",
        "${bean.typeMap.values().iterator().next()}",
        "${bean.maybeType.get()}",
        "${bean.maybeType.orElse(1)}",
        "${bean.maybeType.name}",
        "${bean.loader}",
        "${bean.lookup}",
        "${bean.method}",
        "${bean.methods}",
        "${bean.thread}",
        "${bean.runtime}",
        "${bean.process}",
        "${bean.builder}",
        "${bean.module}",
        "${bean.package}",
        "${bean['package']}",
        "${bean.load('java.lang.Runtime')}",
        "${fn:type('java.lang.Runtime')}",
        "${fn:type('java.lang.Runtime').getRuntime()}",
        // what the JDK and drivers offer beyond plain data
        "${connection.createStatement()}",
        "${connection.close()}",
        "${connection.autoCommit}",
        "${driverConnection.close()}",
        "${driverConnection.queue.take()}",
        "${file.delete()}",
        "${file.listFiles()}",
        "${path.toFile()}",
        "${path.fileSystem}",
        "${executor.shutdown()}",
        "${list.stream()}",
        "${list.parallelStream()}",
        "${list.spliterator()}",
        "${list.ensureCapacity(2000000000)}",
        "${bean.stream.count()}",
        "${order.wait()}",
        "${order.notifyAll()}",
        "${order.finalize()}",
        "${order.hidden()}",
        "${text.intern()}",
        "${text.resolveConstantDesc(null)}",
        "${expressions.parse('x')}",
        // parts of the language that are closed
        "${x -> x}",
        "${(x -> x.getClass())(1)}",
        "${(() -> 1)()}",
        "${list.stream().map(x -> x.getClass()).toList()}",
        "${f = (x -> x)}",
        "${number = 2}",
        "${number; 2}",
        "${order.id = 'changed'}",
        "${list.forEach(x -> x)}",
        // what would use up memory or time
        "${text.repeat(2000000000)}",
        "${'%2000000000d'.formatted(1)}",
        "${text.replace('', text.repeat(10000)).replace('', text.repeat(10000))}",
        "${text.indent(2000000000)}",
        "${text.matches('(.*a){20}b')}",
        "${text.replaceAll('((a|a)*)*c', 'x')}",
        "${text.split('((a|a)*)*c')}",
        "${text.matches('(')}",
        "${big.pow(2000000000)}",
        "${big.shiftLeft(2000000000)}",
        "${decimal.setScale(2000000000)}",
        "${decimal.pow(999999999)}",
        "${huge.toPlainString()}",
        "${huge + 1}",
        "${'1E999999999' + decimal}",
        "${decimal == '1E999999999'}",
        "${huge.toBigInteger()}",
        "${huge - 1}",
        "${huge && true}",
        "${huge < 'x'}",
        "${huge > order}",
        "${large > large}",
        "${1 / huge}",
        "${exponent + decimal}",
        "${decimal - exponent}",
        "${decimal * exponent}",
        "${decimal / exponent}",
        "${decimal < exponent}",
        "${big == exponent}",
        "${digits + big}",
        "${1E999999999 + decimal}",
        "${decimal.add(exponent)}",
        "${large.addAll(large)}",
      })
  void whatLeadsOutIsRefused(String payload) {
    assertRefused(payload);
  }

  @Test
  void propertyEditorsAreNotAsked() {
    PropertyEditorManager.registerEditor(URI.class, Recorder.class);
    try {
      assertRefused("${bean.open('http://localhost')}");
    } finally {
      PropertyEditorManager.registerEditor(URI.class, null);
    }
    assertThat(Recorder.ASKED).isFalse();
  }

  /** An editor that an application registered for the whole JVM. */
  public static final class Recorder extends PropertyEditorSupport {

    private static final AtomicBoolean ASKED = new AtomicBoolean();

    @Override
    public void setAsText(String text) {
      ASKED.set(true);
      setValue(URI.create(text));
    }
  }

  @Test
  void textsOfAnyKindCanStillBeCompared() {
    assertThat(evaluate("${exponent == 'x'}")).isEqualTo(false);
    assertThat(evaluate("${digits != exponent}")).isEqualTo(true);
    assertThat(evaluate("${exponent}")).isEqualTo("1E999999999");
  }

  static List<String> oversized() {
    return List.of(
        "${" + "(".repeat(5_000) + "1" + ")".repeat(5_000) + "}",
        "${" + "[".repeat(300) + "]".repeat(300) + "}",
        "${" + "!".repeat(10_000) + "true}",
        "${" + "not ".repeat(2_000) + "true}",
        "${" + "-".repeat(10_000) + "1}",
        "${" + "- -".repeat(2_000) + "1}",
        "${" + "empty ".repeat(1_000) + "1}",
        "${" + "true?".repeat(1_000) + "1" + ":1".repeat(1_000) + "}",
        "${" + "true?1:".repeat(1_500) + "1}",
        "${1" + "+1".repeat(5_000) + "}",
        "${list" + "[list".repeat(250) + "]".repeat(250) + "}",
        "${text" + ".trim()".repeat(1_000) + "}",
        "${" + "fn:twice(".repeat(250) + "1" + ")".repeat(250) + "}",
        "${'" + "x".repeat(20_000) + "'}",
        "${decimal" + " * ('1E' += 9000)".repeat(150) + " + 1}",
        "${" + "{".repeat(5_000) + "}",
        "${'" + "(".repeat(10) + "' += " + "(".repeat(5_000) + "}",
        "${text += " + "(text.repeat(20000) += text.repeat(20000)) += ".repeat(10) + "text}",
        "${text.repeat(20000)}${text.repeat(20000)}",
        "${list.addAll(list)}" + "${list.addAll(list)}".repeat(20) + "${list}");
  }

  @ParameterizedTest
  @MethodSource("oversized")
  void whatIsTooLargeIsRefused(String payload) {
    assertThatThrownBy(() -> evaluate(payload)).isInstanceOf(LimitExceededException.class);
  }

  @Test
  void listsThatContainThemselvesDoNotBecomeText() {
    var variables = variables();
    var list = new ArrayList<Object>();
    list.add(List.of(list));
    variables.put("cycle", list);
    for (var text : List.of("x${cycle}", "${cycle.toString()}", "${cycle += ''}")) {
      assertThatThrownBy(() -> expressions.parse(text).evaluate(ExpressionScope.of(variables)))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  void valuesOfEndlessTextDoNotGetIntoMessages() {
    var variables = variables();
    Object doubled = "x";
    for (var level = 0; level < 60; level++) {
      doubled = List.of(doubled, doubled);
    }
    variables.put("doubled", doubled);
    var payloads =
        List.of(
            "${doubled && true}",
            "${not doubled}",
            "${doubled ? 1 : 2}",
            "${doubled + 1}",
            "${-doubled}",
            "${doubled < 1}",
            "${doubled == 1}",
            "${doubled == true}",
            "${doubled == order.status}",
            "${doubled < doubled}",
            "${doubled == 'x'}",
            "${text.repeat(doubled)}",
            "${doubled.missing}",
            "${doubled.missing()}");
    for (var payload : payloads) {
      assertThatThrownBy(() -> expressions.parse(payload).evaluate(ExpressionScope.of(variables)))
          .as(payload)
          .isInstanceOfAny(ExpressionException.class, LimitExceededException.class)
          .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(500));
    }
  }

  @Test
  void nestingUpToTheLimitIsAccepted() {
    assertThat(evaluate("${" + "(".repeat(190) + "1" + ")".repeat(190) + "}")).isEqualTo(1L);
    assertThat(evaluate("${1" + "+1".repeat(190) + "}")).isEqualTo(191L);
    assertThat(evaluate("${text" + ".trim()".repeat(95) + ".length()}")).isEqualTo(41);
    assertThat(evaluate("${" + "!".repeat(190) + "true}")).isEqualTo(true);
    assertThat(evaluate("${false" + " || 1 == 2".repeat(1_000) + "}")).isEqualTo(false);
    assertThat(evaluate("((((".repeat(300) + "${1}")).isEqualTo("((((".repeat(300) + "1");
  }

  @Test
  void closedObjectsCanStillBeHandedOn() {
    var variables = variables();
    variables.put("keeper", new ArrayList<Object>());
    var scope = ExpressionScope.of(variables);
    assertThat(expressions.parse("${keeper.add(connection)}").evaluate(scope)).isEqualTo(true);
    assertThat(expressions.parse("${connection}").evaluate(scope))
        .isSameAs(variables.get("connection"));
    assertThat(reached).isFalse();
  }

  private Object evaluate(String text) {
    return expressions.parse(text).evaluate(ExpressionScope.of(variables()));
  }

  private void assertRefused(String payload) {
    var start = System.nanoTime();
    assertThatThrownBy(() -> evaluate(payload))
        .isInstanceOf(EngineException.class)
        .isInstanceOfAny(ExpressionException.class, LimitExceededException.class);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    assertThat(reached).isFalse();
  }
}
