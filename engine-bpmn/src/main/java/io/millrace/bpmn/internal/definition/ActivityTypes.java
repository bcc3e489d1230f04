package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.ComplexGateway;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.ExclusiveGateway;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.InclusiveGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.IntermediateThrowEvent;
import io.millrace.bpmn.internal.model.ManualTask;
import io.millrace.bpmn.internal.model.NoneTask;
import io.millrace.bpmn.internal.model.ParallelGateway;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.ScriptTask;
import io.millrace.bpmn.internal.model.ServiceLike;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.Transaction;
import io.millrace.bpmn.internal.model.UserTask;
import java.util.Map;

/** The names under which kinds of elements appear in queries and history: the field's. */
final class ActivityTypes {

  private static final Map<Class<? extends FlowNode>, String> NAMES =
      Map.ofEntries(
          Map.entry(StartEvent.class, "startEvent"),
          Map.entry(EndEvent.class, "endEvent"),
          Map.entry(IntermediateCatchEvent.class, "intermediateCatchEvent"),
          Map.entry(IntermediateThrowEvent.class, "throwEvent"),
          Map.entry(BoundaryEvent.class, "boundaryEvent"),
          Map.entry(ExclusiveGateway.class, "exclusiveGateway"),
          Map.entry(ParallelGateway.class, "parallelGateway"),
          Map.entry(InclusiveGateway.class, "inclusiveGateway"),
          Map.entry(EventBasedGateway.class, "eventBasedGateway"),
          Map.entry(ComplexGateway.class, "complexGateway"),
          Map.entry(NoneTask.class, "task"),
          Map.entry(ManualTask.class, "manualTask"),
          Map.entry(UserTask.class, "userTask"),
          Map.entry(ScriptTask.class, "scriptTask"),
          Map.entry(ReceiveTask.class, "receiveTask"),
          Map.entry(SubProcess.class, "subProcess"),
          Map.entry(EventSubProcess.class, "eventSubProcess"),
          Map.entry(Transaction.class, "transaction"),
          Map.entry(AdHocSubProcess.class, "adhocSubProcess"),
          Map.entry(CallActivity.class, "callActivity"),
          Map.entry(CaseTask.class, "caseTask"));

  private ActivityTypes() {}

  static String of(FlowNode element) {
    if (element instanceof ServiceLike service) {
      return service.elementName();
    }
    var name = NAMES.get(element.getClass());
    if (name == null) {
      throw new IllegalStateException("No activity type is declared for " + element.getClass());
    }
    return name;
  }
}
