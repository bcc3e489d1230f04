package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.call.Call;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Makes cases and plans the first step of each. Used once. */
public final class CaseStart {

  private final CaseGraph graph;
  private Map<String, Object> variables = Map.of();
  private Map<String, Object> transientVariables = Map.of();
  private final List<Consumer<CaseFileWork>> caseFile = new ArrayList<>();
  private Consumer<CaseInstanceEntity> labels = instance -> {};
  private boolean async;
  private Call call;

  /** Begins the start of a case. */
  public CaseStart(CaseGraph graph) {
    this.graph = graph;
    var model = graph.model();
    this.async = model.start().async() || model.planModel().stage().async().async();
  }

  /** Lets a job make the plan items. */
  public CaseStart async(boolean byJob) {
    async |= byJob;
    return this;
  }

  /** Sets the variables the case starts with. */
  public CaseStart variables(Map<String, Object> values) {
    variables = values;
    return this;
  }

  /** Sets the variables that live in the first unit of work only. */
  public CaseStart transientVariables(Map<String, Object> values) {
    transientVariables = values;
    return this;
  }

  /** Adds something to the case file before the first step. */
  public CaseStart caseFile(Consumer<CaseFileWork> work) {
    caseFile.add(work);
    return this;
  }

  /** Says what the case is called, before anything in it is looked at. */
  public CaseStart labels(Consumer<CaseInstanceEntity> given) {
    labels = given;
    return this;
  }

  /** Starts the case for an element that may wait for it. */
  public CaseStart calledBy(Call element) {
    call = element;
    return this;
  }

  /**
   * Makes the case and plans its first step.
   *
   * @throws io.millrace.common.ObjectNotFoundException if the version is deleted
   */
  public CaseInstanceEntity run(CmmnContext context) {
    context.runtime().graphs().requireThere(graph.definition().id(), context.command());
    context.steps().count(graph.planModel());
    var instance = newInstance(context);
    var access = context.variables().access();
    var node = context.variables().node(instance);
    setInitiator(instance, context); // first, so that what the start brings prevails
    variables = new BoundItems(context, instance).takeInputs(variables);
    inOrder().forEach(variable -> access.setLocal(node, variable, variables.get(variable)));
    transientVariables.forEach((variable, value) -> access.setTransient(node, variable, value));
    caseFile.forEach(work -> work.accept(CaseFileWork.on(instance, context)));
    if (async) {
      var job = NewJob.of(instance.scopeRef(), CaseJobTypes.ASYNC_CASE);
      context.runtime().jobs().createMessage(context.command(), job);
    } else {
      context.openCase(instance);
    }
    return instance;
  }

  private void setInitiator(CaseInstanceEntity instance, CmmnContext context) {
    var variable = graph.model().start().initiatorVariableName();
    if (variable != null) {
      var node = context.variables().node(instance);
      context.variables().access().setLocal(node, variable, instance.startUserId());
    }
  }

  /** What is inside an item of the case file comes behind it, and references behind all items. */
  private Collection<String> inOrder() {
    return graph.caseFile() == null
        ? variables.keySet()
        : variables.keySet().stream()
            .sorted(
                Comparator.comparing((String name) -> Reference.of(name) != null)
                    .thenComparingInt(name -> name.split(ItemPath.SLASH, -1).length))
            .toList();
  }

  private CaseInstanceEntity newInstance(CmmnContext context) {
    var unitOfWork = context.command().unitOfWork();
    var id = unitOfWork.nextId();
    var instance = new CaseInstanceEntity();
    var isRoot = call == null || call.rootId() == 0;
    instance.rootInstanceId(isRoot ? id : call.rootId());
    instance.superExecutionId(call == null ? 0 : call.callerIn(ScopeTypes.BPMN));
    instance.tenantId(tenantId());
    instance.caseDefinitionId(graph.definition().id());
    instance.historyLevel(level(context));
    instance.state(Lifecycle.next(ItemKind.CASE, null, Transition.CREATE, null).text());
    instance.startUserId(context.runtime().identity().currentUserId());
    instance.startTime(context.now());
    labels.accept(instance);
    unitOfWork.insert(instance, id);
    if (isRoot) {
      FamilyLock.started(context.command(), id);
    }
    return instance;
  }

  /** What was called for a tenant belongs to it, even if its definition belongs to none. */
  private String tenantId() {
    var own = graph.definition().tenantId();
    return own.isEmpty() && call != null ? call.version().tenantId() : own;
  }

  private int level(CmmnContext context) {
    var own = graph.definition().historyLevel();
    return own == null ? context.runtime().historyLevel().ordinal() : own;
  }
}
