package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.EventListener;
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
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.cmmn.model.VariableOnPart;
import io.millrace.common.ExpressionException;
import io.millrace.common.Problem;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds what a valid case holds that the engine does not execute, so that it is refused when it is
 * deployed instead of passed over in silence. Used once.
 */
final class ExecutionCheck {

  private static final String SCRIPTS =
      "Write the condition as an expression in ${}, or do as the message says.";

  /** A case is compiled whole; stages within stages multiply. */
  private static final long MOST_ITEMS = 100_000;

  private final String resource;
  private final CaseIndex index;
  private final CaseCompiler compiler;
  private final Predicate<String> canCall;
  private final List<Problem> problems = new ArrayList<>();
  private final PlanningCheck planning;
  private final Set<String> stages = new HashSet<>();
  private final Set<String> items = new HashSet<>();
  private final Map<String, Long> sizes = new HashMap<>();

  /**
   * Begins a check.
   *
   * @param compiler knows what tasks and scripts can be made ready
   * @param canCall tells whether the engine of a scope type is there to be called
   */
  ExecutionCheck(String resource, Case model, CaseCompiler compiler, Predicate<String> canCall) {
    this.resource = resource;
    this.compiler = compiler;
    this.canCall = canCall;
    this.index = CaseIndex.of(model);
    this.planning = new PlanningCheck(resource, index, problems);
  }

  /** Returns all problems of a case, in the order of the model. */
  List<Problem> run() {
    var model = index.indexedCase();
    if (model.caseFileModel() != null) {
      new CaseFileCheck(resource, problems).check(model.caseFileModel().items());
    }
    if (model.start().event() != null) {
      payload(model, model.start().event().payload());
    }
    parameters(model.inputs(), model.outputs());
    collect(model.planModel());
    if (size(model.planModel()) > MOST_ITEMS) {
      problems.add(
          CaseProblem.TOO_LARGE.at(
              resource,
              model.planModel(),
              "Stages that are used several times make more than " + MOST_ITEMS + " plan items."));
    }
    stage(model.planModel());
    model.planModel().exitCriteria().forEach(this::criterion);
    return problems;
  }

  private void collect(Stage stage) {
    planning.check(stage);
    for (var item : allOf(stage)) {
      items.add(item.id());
      if (index.definition(item) instanceof Stage inner && stages.add(inner.id())) {
        collect(inner);
      }
    }
  }

  /** Returns the plan items of a stage, and what may be planned into it. */
  private List<PlannedElement> allOf(Stage stage) {
    var all = new ArrayList<PlannedElement>(stage.planItems());
    all.addAll(StagePlanning.planned(index, stage));
    return all;
  }

  /**
   * Returns how many plan items there are in a stage, those of each use of a stage counted, and
   * what may be planned, which is compiled in the same way.
   */
  private long size(Stage stage) {
    var known = sizes.get(stage.id());
    if (known != null) {
      return known;
    }
    var size = 0L;
    sizes.put(stage.id(), size);
    for (var item : allOf(stage)) {
      size += 1 + (index.definition(item) instanceof Stage inner ? size(inner) : 0);
    }
    sizes.put(stage.id(), Math.min(size, MOST_ITEMS + 1));
    return size;
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
    for (var item : allOf(stage)) {
      item(item);
    }
    StagePlanning.rules(stage.planningTable()).forEach(this::applicability);
  }

  private void item(PlannedElement item) {
    var definition = index.definition(item);
    control(item, index.control(item));
    Stream.concat(item.entryCriteria().stream(), item.exitCriteria().stream())
        .forEach(this::criterion);
    if (definition instanceof Task task) {
      task(task);
    } else if (definition instanceof Stage stage) {
      if (stages.remove(stage.id())) {
        stage(stage);
      }
    } else if (definition instanceof EventListener listener) {
      listener(listener);
    } else if (!(definition instanceof Milestone) && !(definition instanceof PlanFragment)) {
      refuse(definition, "Not executed: a " + ItemTypes.of(definition) + ".");
    }
  }

  private void listener(EventListener listener) {
    add(listener, compiler.behaviors().problems(listener));
    if (listener instanceof GenericEventListener generic && generic.event() != null) {
      payload(listener, generic.event().payload());
    }
    if (listener instanceof TimerEventListener timer) {
      refuseIf(timer.timerExpression().script(), timer, "its time is a script");
      if (timer.start() instanceof CaseFileItemStartTrigger start
          && index.find(start.sourceRef(), CaseFileItem.class).isEmpty()) {
        problems.add(
            CaseProblem.DANGLING.at(
                resource,
                timer,
                "The sourceRef '" + start.sourceRef() + "' is no case file item."));
      }
      if (timer.start() instanceof PlanItemStartTrigger start) {
        source(timer, start.sourceRef());
      }
    }
  }

  private void task(Task task) {
    var isKnown =
        task instanceof HumanTask
            || task instanceof ServiceTask
            || task instanceof GenericTask
            || task instanceof ProcessTask
            || task instanceof CaseTask
            || task instanceof ExternalWorkerTask
            || task instanceof ScriptTask
            || task instanceof DecisionTask
            || task instanceof HttpTask
            || task instanceof MailTask
            || task instanceof SendEventTask
            || task instanceof CasePageTask;
    refuseIf(!isKnown, task, "a " + ItemTypes.of(task));
    parameters(task.task().inputs(), task.task().outputs());
    if (task instanceof ProcessTask && !canCall.test(ScopeTypes.BPMN)) {
      problems.add(
          CaseProblem.NO_ENGINE.at(resource, task, "No engine is there to run the process."));
    }
    add(task, compiler.behaviors().problems(task));
    if (task instanceof SendEventTask send) {
      payload(send, send.payload());
    }
    if (task instanceof HumanTask human) {
      StagePlanning.rules(human.planningTable()).forEach(this::applicability);
    }
  }

  private void add(CmmnElement element, List<TaskProblem> found) {
    for (var problem : found) {
      var kind = problem.isSetting() ? CaseProblem.NOT_CONFIGURED : CaseProblem.INVALID_TASK;
      problems.add(kind.at(resource, element, problem.message(), problem.remedy()));
    }
  }

  private void payload(CmmnElement element, List<VariableMapping> mappings) {
    refuseIf(
        mappings.stream().anyMatch(VariableMapping::local),
        element,
        "its values of an event are local; leave 'local' out");
  }

  private void parameters(List<CaseParameter> inputs, List<CaseParameter> outputs) {
    Stream.concat(inputs.stream(), outputs.stream())
        .filter(parameter -> parameter.bindingRefinement() != null)
        .forEach(parameter -> condition(parameter, parameter.bindingRefinement()));
  }

  private void control(PlannedElement item, ItemControl control) {
    Stream.of(
            control.requiredRule(), control.manualActivationRule(), control.completionNeutralRule())
        .forEach(rule -> rule(item, rule));
    if (control.repetitionRule() != null) {
      repetition(item, control.repetitionRule());
    }
  }

  private void repetition(PlannedElement item, RepetitionRule repetition) {
    rule(item, repetition.rule());
    var most = repetition.maxInstanceCount();
    if (most != null && !most.equals("unlimited") && !most.matches("[1-9]\\d{0,8}")) {
      problems.add(CaseProblem.NO_NUMBER.at(resource, item, "maxInstanceCount is '" + most + "'."));
    }
  }

  private void rule(CmmnElement item, ItemRule rule) {
    if (rule != null && rule.condition() != null) {
      condition(item, rule.condition());
    }
  }

  private void condition(CmmnElement element, Condition condition) {
    if (condition.script()) {
      try {
        compiler.scripts().compile(condition.language(), condition.text());
      } catch (ExpressionException e) {
        problems.add(CaseProblem.NOT_CONFIGURED.at(resource, element, e.text(), SCRIPTS));
      }
    }
  }

  private void applicability(ApplicabilityRule rule) {
    if (rule.condition() != null) {
      condition(rule, rule.condition());
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
    if (part instanceof PlanItemOnPart watched) {
      source(part, watched.sourceRef());
    } else if (!(part instanceof VariableOnPart) && !(part instanceof CaseFileItemOnPart)) {
      refuse(part, "Not executed: a sentry that watches " + part.getClass().getSimpleName() + ".");
    }
  }

  private void source(CmmnElement element, String sourceRef) {
    if (!items.contains(sourceRef)) {
      problems.add(
          CaseProblem.DANGLING.at(
              resource, element, "The sourceRef '" + sourceRef + "' is no plan item."));
    }
  }
}
