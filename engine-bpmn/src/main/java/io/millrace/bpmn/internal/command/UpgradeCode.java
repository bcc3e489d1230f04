package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.Script;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.delegate.DelegateType;
import io.millrace.common.internal.script.Scripts;
import java.util.List;

/**
 * Runs what a migration calls of the application: a script, then a delegate of a class, then one of
 * an expression, each at the process instance. Thread-safe.
 *
 * @param delegates makes the delegates
 * @param scripts reads scripts
 */
public record UpgradeCode(DelegateInstances delegates, Scripts scripts) {

  private static final String PLACE = "migration";
  private static final DelegateType<JavaDelegate> DELEGATE = DelegateType.of(JavaDelegate.class);

  /** What is to be run. */
  private record Code(Script script, String className, String expression) {}

  private static Code before(ProcessInstanceMigrationDocument document) {
    return new Code(
        document.getPreUpgradeScript(),
        document.getPreUpgradeJavaDelegate(),
        document.getPreUpgradeJavaDelegateExpression());
  }

  private static Code after(ProcessInstanceMigrationDocument document) {
    return new Code(
        document.getPostUpgradeScript(),
        document.getPostUpgradeJavaDelegate(),
        document.getPostUpgradeJavaDelegateExpression());
  }

  /** Adds what can be seen to be wrong before anything is run. */
  void check(ProcessInstanceMigrationDocument document, List<String> problems) {
    check(before(document), problems);
    check(after(document), problems);
  }

  private void check(Code code, List<String> problems) {
    try {
      if (code.script() != null) {
        scripts.compile(code.script().getLanguage(), code.script().getScript());
      }
      if (code.expression() != null) {
        source(false, code.expression());
      }
    } catch (ExpressionException e) {
      problems.add(e.text());
    }
    if (code.className() != null) {
      try {
        if (!DELEGATE.accepts(delegates.load(code.className()))) {
          problems.add("The class '" + code.className() + "' is no " + DELEGATE);
        }
      } catch (ClassNotFoundException | LinkageError e) {
        problems.add("The class '" + code.className() + "' cannot be loaded: " + e);
      }
    }
  }

  /** Runs what comes before. */
  void runBefore(
      ProcessInstanceMigrationDocument document, ExecutionEntity instance, BpmnContext context) {
    run(before(document), instance, context);
  }

  /** Runs what comes after. */
  void runAfter(
      ProcessInstanceMigrationDocument document, ExecutionEntity instance, BpmnContext context) {
    run(after(document), instance, context);
  }

  private void run(Code code, ExecutionEntity instance, BpmnContext context) {
    if (code.script() != null) {
      scripts
          .compile(code.script().getLanguage(), code.script().getScript())
          .evaluate(context.scope(instance));
    }
    if (code.className() != null) {
      call(source(true, code.className()), instance, context);
    }
    if (code.expression() != null) {
      call(source(false, code.expression()), instance, context);
    }
  }

  private DelegateInstances.DelegateSource<JavaDelegate> source(boolean isClass, String text) {
    return delegates.source(new DelegateName(isClass, text, List.of()), DELEGATE, PLACE);
  }

  private static void call(
      DelegateInstances.DelegateSource<JavaDelegate> source,
      ExecutionEntity instance,
      BpmnContext context) {
    var delegate = source.get(context.scope(instance));
    try {
      delegate.execute(context.runtime().scopes().delegate(instance, context));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new DelegateException(
          delegate.getClass().getName()
              + " failed in the migration of process instance '"
              + instance.id()
              + "': "
              + e,
          e);
    }
  }
}
