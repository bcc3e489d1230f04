package io.millrace.bpmn.internal.parser.lenient;

import java.util.List;

/** Gets around what is wrong with the events of loops; how often an activity is done stays. */
final class LoopRepairs {

  private static final List<String> BEHAVIOR =
      List.of("behavior", "noneBehaviorEventRef", "oneBehaviorEventRef");
  private static final String CHOICE = "complexBehaviorDefinition";

  private LoopRepairs() {}

  /** Returns the choice of an event that an element is or stands in, or null. */
  static EditableElement choiceAround(EditableElement element) {
    var around = element;
    while (around != null && !Nodes.isNode(around) && !around.is(CHOICE)) {
      around = around.parent();
    }
    return around == null || !around.is(CHOICE) ? null : around;
  }

  /** Its instances do not throw the event; null where the flaw is at no loop. */
  static String throwNothing(Flaw flaw) {
    var choice = choiceAround(flaw.element());
    if (choice != null) {
      choice.remove();
      return "The instances do not throw the event.";
    }
    if (!flaw.element().is("multiInstanceLoopCharacteristics")) {
      return null;
    }
    BEHAVIOR.forEach(flaw.element()::removeAttribute);
    return "The instances throw nothing.";
  }
}
