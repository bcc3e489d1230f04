package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.LoopEvents;
import io.millrace.bpmn.internal.model.LoopEvents.Chosen;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads which events the instances of a multi-instance activity throw. Ask for them when the whole
 * file was read.
 *
 * <p>Spec: BPMN 2.0.2 table 10.31. Deviation: where no event is named none is thrown, not a signal
 * without a name, which nobody could catch.
 */
final class LoopEventsReader {

  private static final Map<String, Behavior> BEHAVIORS =
      Map.of(
          "None", Behavior.EACH,
          "One", Behavior.FIRST,
          "All", Behavior.NEVER,
          "Complex", Behavior.CHOSEN);

  private enum Behavior {
    EACH,
    FIRST,
    NEVER,
    CHOSEN
  }

  private final Element loop;
  private final Behavior behavior;
  private final String each;
  private final String first;
  private final List<ComplexDraft> complex = new ArrayList<>();

  /** A complex behavior definition that was read. */
  private static final class ComplexDraft {
    private String condition;
    private Element event;
    private DefinitionDraft definition;
  }

  LoopEventsReader(Element loop) {
    this.loop = loop;
    this.behavior =
        new Values(loop).oneOf("behavior", loop.attribute("behavior"), BEHAVIORS, Behavior.NEVER);
    this.each = loop.reference("noneBehaviorEventRef");
    this.first = loop.reference("oneBehaviorEventRef");
    loop.child("complexBehaviorDefinition", this::readComplex);
  }

  private void readComplex(Element child) {
    var draft = new ComplexDraft();
    child.child("condition", c -> draft.condition = new ConditionReader(c).read());
    child.child("event", event -> readEvent(event, draft));
    child.read();
    if (draft.condition == null) {
      child.report(BpmnProblem.MISSING_CONDITION, "A complexBehaviorDefinition has no condition.");
    }
    complex.add(draft);
  }

  private static void readEvent(Element event, ComplexDraft draft) {
    var reader = new EventDefinitionReader(event, EventKind.THROW);
    event.read();
    draft.event = event;
    draft.definition = reader.draft();
  }

  /** Returns the events; what cannot be thrown is reported. */
  LoopEvents link(References references) {
    return switch (behavior) {
      case NEVER -> LoopEvents.NONE;
      case EACH -> new LoopEvents(null, named(each, references), List.of());
      case FIRST -> new LoopEvents(named(first, references), null, List.of());
      case CHOSEN -> new LoopEvents(null, null, chosen(references));
    };
  }

  private EventDefinition named(String id, References references) {
    return id == null ? null : references.event(loop, id);
  }

  private List<Chosen> chosen(References references) {
    var read = new ArrayList<Chosen>();
    for (var draft : complex) {
      var event = draft.definition == null ? null : draft.definition.link(references);
      if (event instanceof SignalEventDefinition || event instanceof EscalationEventDefinition) {
        read.add(new Chosen(draft.condition, event));
      } else if (event != null) {
        draft.event.report(
            BpmnProblem.LOOP_EVENT,
            "The instances of " + loop.parent() + " cannot throw what this event throws.");
      }
    }
    return read;
  }
}
