package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.LoopCharacteristics;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads what every activity has. Ask for its parts after the activity was read. */
final class ActivityReader {

  private final Element element;
  private final InfoReader info;
  private final ContinuationReader continuation;
  private final ProcessDraft process;
  private LoopCharacteristics loop;

  ActivityReader(Element element, ProcessDraft process) {
    this.element = element;
    this.process = process;
    this.continuation = new ContinuationReader(element);
    this.info = InfoReader.ofActivity(element, this::continuation);
    process.setDefault(info.id(), element.reference("default"));
    element.child("multiInstanceLoopCharacteristics", this::readLoop);
    element.child("standardLoopCharacteristics", this::readStandardLoop);
    if (new Values(element)
        .flag("isForCompensation", element.attribute("isForCompensation"), false)) {
      process.addCompensationHandler(info.id());
    }
  }

  /** Reads what a task has, whose work can be left out. */
  static ActivityReader ofTask(Element element, ProcessDraft process) {
    var reader = new ActivityReader(element, process);
    reader.info.skippable();
    return reader;
  }

  /** Reads what is made for people, whose name and documentation may hold expressions. */
  static ActivityReader ofUserTask(Element element, ProcessDraft process) {
    var reader = ofTask(element, process);
    reader.info.evaluated();
    return reader;
  }

  String id() {
    return info.id();
  }

  ElementInfo info() {
    return info.info();
  }

  /** Returns how often the activity is done, or null for once. */
  LoopCharacteristics loop() {
    return loop == null ? null : loop.cutBy(continuation.ofInstance(loop.continuation()));
  }

  private Continuation continuation() {
    return loop == null ? continuation.ofNode() : continuation.ofBody();
  }

  private void readLoop(Element child) {
    if (loop != null) {
      child.report(BpmnProblem.CONTRADICTION, element + " is multi-instance twice.");
    }
    loop = new LoopParser(child, process).parse();
  }

  private void readStandardLoop(Element child) {
    if (loop != null) {
      child.report(BpmnProblem.CONTRADICTION, element + " is repeated in two ways.");
    }
    loop = new StandardLoopParser(child).parse();
  }
}
