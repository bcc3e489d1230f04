package io.millrace.bpmn.internal;

import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.Script;
import io.millrace.bpmn.internal.parser.WorkCheck;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.outside.OutsideChecks;
import io.millrace.common.internal.outside.OutsideProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Judges what models ask for by what the engine was given.
 *
 * @param checks judges it, whatever the engine
 * @param expressions judges expressions
 * @param classLoader where resources are; null for the calling thread's
 */
record ModelWorkCheck(OutsideChecks checks, Expressions expressions, ClassLoader classLoader)
    implements WorkCheck {

  @Override
  public Optional<String> engineUse(String text) {
    return expressions.engineUse(text);
  }

  @Override
  public List<Finding> script(Script script) {
    return checks.ofScript(script.language(), script.text()).stream()
        .map(problem -> new Finding(problem.isSetting(), problem.message()))
        .toList();
  }

  @Override
  public Optional<String> resource(String name) {
    var loader = classLoader == null ? Thread.currentThread().getContextClassLoader() : classLoader;
    try (var stream = loader == null ? null : loader.getResourceAsStream(name)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<Finding> fields(OutsideTask.Kind kind, List<InjectedField> fields) {
    var values = ModelDelegates.values(fields);
    return found(
        switch (kind) {
          case HTTP -> checks.ofHttp(values);
          case MAIL -> checks.ofMail(values);
          case SHELL -> checks.ofShell(values);
        });
  }

  @Override
  public List<Finding> decisions() {
    return found(checks.ofDecisions());
  }

  private static List<Finding> found(List<OutsideProblem> problems) {
    return problems.stream()
        .map(one -> new Finding(one.isSetting(), one.message() + " " + one.remedy()))
        .toList();
  }
}
