package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.LoopCharacteristics;
import io.millrace.bpmn.internal.model.StandardLoop;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads how long an activity is done again. */
final class StandardLoopParser {

  private final Element element;
  private String condition;

  StandardLoopParser(Element element) {
    this.element = element;
  }

  LoopCharacteristics parse() {
    var values = new Values(element);
    var continuation = new ContinuationReader(element);
    var before = values.flag("testBefore", element.attribute("testBefore"), false);
    var maximum = values.count("loopMaximum", element.attribute("loopMaximum"));
    element.child("loopCondition", c -> condition = new ConditionReader(c).read());
    element.read();
    if (condition == null && maximum == null) {
      element.report(
          BpmnProblem.LOOP_WITHOUT_END,
          "The loop of '" + element.ownerId() + "' has neither loopCondition nor loopMaximum.");
    }
    return new LoopCharacteristics(
        new StandardLoop(before, maximum, condition), continuation.ofNode());
  }
}
