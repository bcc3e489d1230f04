package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemDefinition;

/**
 * Reads definitions of plan items by the names of their elements.
 *
 * <p>Spec: CMMN 1.1 §5.4.1.
 */
final class DefinitionReader {

  /** The elements that are read here. */
  static final String[] NAMES = {
    "stage",
    "planFragment",
    "task",
    "humanTask",
    "processTask",
    "caseTask",
    "decisionTask",
    "milestone",
    "eventListener",
    "timerEventListener",
    "userEventListener"
  };

  private DefinitionReader() {}

  static PlanItemDefinition read(Element element) {
    return switch (element.name()) {
      case "stage" -> StageReader.readStage(element);
      case "planFragment" -> StageReader.readFragment(element);
      case "milestone" -> milestone(element);
      case "eventListener", "timerEventListener", "userEventListener" ->
          new ListenerReader(element).read();
      case "humanTask" -> new HumanTaskReader(element).read();
      case "processTask", "caseTask", "decisionTask" -> new CallReader(element).read();
      default -> new TaskReader(element).read();
    };
  }

  private static Milestone milestone(Element element) {
    return new Milestone(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        element.stored("milestoneVariable"),
        StageReader.display(element));
  }
}
