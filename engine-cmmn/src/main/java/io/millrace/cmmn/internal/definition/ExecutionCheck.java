package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.common.ExpressionException;
import io.millrace.common.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds what a valid case holds that the engine does not execute, so that it is refused when it is
 * deployed instead of passed over in silence. Used once.
 */
final class ExecutionCheck {

  private static final String SCRIPTS =
      "Write the condition as an expression in ${}, or do as the message says.";

  private final String resource;
  private final CaseIndex index;
  private final CaseCompiler compiler;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<String> stages = new HashSet<>();
  private final Set<String> items = new HashSet<>();

  ExecutionCheck(String resource, Case model, CaseCompiler compiler) {
    this.resource = resource;
    this.compiler = compiler;
    this.index = CaseIndex.of(model);
  }

  /** Returns all problems of a case, in the order of the model. */
  List<Problem> run() {
    var model = index.indexedCase();
    if (model.caseFileModel() != null) {
      refuse(model, "The case has a case file, which is not executed.");
    }
    refuseIf(
        model.start().async() || model.start().event() != null,
        model,
        "an event or a job starts the case");
    refuseIf(!model.inputs().isEmpty() || !model.outputs().isEmpty(), model, "it has parameters");
    refuseIf(!model.lifecycleListeners().isEmpty(), model, "it has lifecycle listeners");
    collect(model.planModel());
    stage(model.planModel());
    model.planModel().exitCriteria().forEach(this::criterion);
    return problems;
  }

  private void collect(Stage stage) {
    for (var item : stage.planItems()) {
      items.add(item.id());
      if (index.definition(item) instanceof Stage inner && stages.add(inner.id())) {
        collect(inner);
      } else if (index.definition(item) instanceof Stage inner) {
        problems.add(
            CaseProblem.SHARED_STAGE.at(
                resource, item, "The stage '" + inner.id() + "' is used more than once."));
      }
    }
  }

  private void refuse(CmmnElement element, String message) {
    problems.add(CaseProblem.NOT_EXECUTED.at(resource, element, message));
  }

  private void refuseIf(boolean found, CmmnElement element, String what) {
    if (found) {
      refuse(element, "Not executed: " + what + ".");
    }
  }

  private void stage(Stage stage) {
    refuseIf(stage.planningTable() != null, stage, "the stage has a planning table");
    refuseIf(isAsync(stage.stage().async()), stage, "a job starts or ends the stage");
    for (var item : stage.planItems()) {
      item(item);
    }
  }

  private static boolean isAsync(AsyncSettings settings) {
    return settings.async() || settings.asyncLeave();
  }

  private void item(PlanItem item) {
    var definition = index.definition(item);
    refuseIf(
        !item.listeners().isEmpty() || !definition.settings().listeners().isEmpty(),
        item,
        "it has lifecycle listeners");
    control(item, index.control(item));
    Stream.concat(item.entryCriteria().stream(), item.exitCriteria().stream())
        .forEach(this::criterion);
    if (definition instanceof Task task) {
      task(task);
    } else if (definition instanceof Stage stage) {
      if (stages.remove(stage.id())) {
        stage(stage);
      }
    } else if (!isExecuted(definition)) {
      refuse(definition, "Not executed: a " + ItemTypes.of(definition) + ".");
    }
  }

  private static boolean isExecuted(PlanItemDefinition definition) {
    return definition instanceof Milestone
        || definition instanceof UserEventListener
        || (definition instanceof GenericEventListener listener && listener.event() == null);
  }

  private void task(Task task) {
    var isKnown =
        task instanceof HumanTask
            || task instanceof ServiceTask
            || task instanceof GenericTask
            || task instanceof ExternalWorkerTask
            || task instanceof ScriptTask
            || task instanceof DecisionTask
            || task instanceof HttpTask
            || task instanceof MailTask
            || task instanceof CasePageTask;
    refuseIf(!isKnown, task, "a " + ItemTypes.of(task));
    refuseIf(isAsync(task.task().async()), task, "a job starts or ends the task");
    var hasParameters = !task.task().inputs().isEmpty() || !task.task().outputs().isEmpty();
    refuseIf(isKnown && hasParameters, task, "it has parameters");
    for (var problem : compiler.behaviors().problems(task)) {
      var kind = problem.isSetting() ? CaseProblem.NOT_CONFIGURED : CaseProblem.INVALID_TASK;
      problems.add(kind.at(resource, task, problem.message(), problem.remedy()));
    }
    if (task instanceof HumanTask human) {
      refuseIf(!human.taskListeners().isEmpty(), task, "it has task listeners");
      refuseIf(human.planningTable() != null, task, "it has a planning table");
    }
  }

  private void control(PlanItem item, ItemControl control) {
    Stream.of(
            control.requiredRule(), control.manualActivationRule(), control.completionNeutralRule())
        .forEach(rule -> rule(item, rule));
    refuseIf(control.reactivationRule() != null, item, "it has a reactivation rule");
    if (control.repetitionRule() != null) {
      repetition(item, control.repetitionRule());
    }
  }

  private void repetition(PlanItem item, RepetitionRule repetition) {
    rule(item, repetition.rule());
    refuseIf(!repetition.aggregations().isEmpty(), item, "it aggregates variables");
    var most = repetition.maxInstanceCount();
    if (most != null && !most.equals("unlimited") && !most.matches("[1-9]\\d{0,8}")) {
      problems.add(CaseProblem.NO_NUMBER.at(resource, item, "maxInstanceCount is '" + most + "'."));
    }
  }

  private void rule(PlanItem item, ItemRule rule) {
    if (rule != null && rule.condition() != null) {
      condition(item, rule.condition());
    }
  }

  private void condition(CmmnElement element, Condition condition) {
    if (condition.script()) {
      try {
        compiler.scripts().compile(condition.language(), condition.text());
      } catch (ExpressionException e) {
        problems.add(CaseProblem.NOT_CONFIGURED.at(resource, element, e.getMessage(), SCRIPTS));
      }
    }
  }

  private void criterion(Criterion criterion) {
    var sentry = index.sentry(criterion);
    if (sentry.ifPart() != null) {
      condition(sentry, sentry.ifPart().condition());
    }
    sentry.onParts().forEach(this::onPart);
  }

  private void onPart(OnPart part) {
    if (!(part instanceof PlanItemOnPart watched)) {
      refuse(part, "Not executed: a sentry that watches a case file item or a variable.");
    } else if (!items.contains(watched.sourceRef())) {
      problems.add(
          CaseProblem.DANGLING.at(
              resource, part, "The sourceRef '" + watched.sourceRef() + "' is no plan item."));
    }
  }
}
