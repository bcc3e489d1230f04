package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets an instance begin in the middle of its process.
 *
 * @param starts what begins, at least one
 */
public record MiddleOfProcess(List<Instruction.Start> starts) implements InstanceStart.Beginning {

  /** Copies the list. */
  public MiddleOfProcess {
    starts = List.copyOf(starts);
  }

  /**
   * Checks that an instance of a process can begin so.
   *
   * @throws io.millrace.common.BadArgumentException naming all that stands in the way
   */
  public void check(CompiledProcess process, BpmnContext context) {
    var instance = new ExecutionEntity(); // as it will be: nothing is in it
    instance.processDefinitionId(process.definition().id());
    plan(instance, context);
  }

  @Override
  public Node first(CompiledProcess process) {
    var start = starts.get(0);
    var problems = new ArrayList<String>();
    var target = Target.find(start.where(), start.elementId(), process, problems);
    if (target == null) {
      throw Refusal.of("begin an instance of '" + process.model().key() + "'", problems);
    }
    return target.flow() == null ? target.node() : process.node(target.flow().element().source());
  }

  @Override
  public void begin(ExecutionEntity instance, BpmnContext context) {
    plan(instance, context).carryOut();
  }

  private ModificationPlan plan(ExecutionEntity instance, BpmnContext context) {
    return ModificationPlan.of(Modification.of(new ArrayList<>(starts)), instance, context);
  }
}
