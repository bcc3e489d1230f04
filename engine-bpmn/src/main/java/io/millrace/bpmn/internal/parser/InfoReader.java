package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.ExecutionListener;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;

/** Reads what every element has. Ask for {@link #info} after the element was read. */
final class InfoReader {

  /** How many characters the database keeps of what lists show. */
  private static final int LONGEST_LISTED = 4000;

  private final Element element;
  private final String id;
  private final String name;
  private final StringJoiner documentation = new StringJoiner("\n").setEmptyValue("");
  private final List<ExecutionListener> listeners = new ArrayList<>();
  private final Supplier<Continuation> continuation;
  private final LocalizationReader localizations;
  private boolean includedInHistory;
  private String skipExpression;
  private boolean isEvaluated;
  private boolean isListed;
  private boolean isToldLong;

  private InfoReader(Element element, ListenerParser parser, Supplier<Continuation> continuation) {
    this.element = element;
    this.id = RequiredId.of(element);
    this.name = new Values(element).shortText("name", element.attribute("name"));
    this.continuation = continuation;
    this.localizations = new LocalizationReader(element);
    element.child("documentation", this::document);
    element.extension("localization", localizations::read);
    element.extension(
        "executionListener",
        listener -> parser.executionListener(listener).ifPresent(listeners::add));
  }

  static InfoReader ofProcess(Element element) {
    var reader = new InfoReader(element, ListenerParser.OF_NODE, () -> Continuation.NONE);
    reader.isListed = true;
    return reader;
  }

  static InfoReader ofFlow(Element element) {
    return new InfoReader(element, ListenerParser.OF_FLOW, () -> Continuation.NONE);
  }

  static InfoReader ofNode(Element element) {
    return ofActivity(element, new ContinuationReader(element)::ofNode);
  }

  static InfoReader ofActivity(Element element, Supplier<Continuation> continuation) {
    var reader = new InfoReader(element, ListenerParser.OF_NODE, continuation);
    element.extension("includeInHistory", reader::include);
    return reader;
  }

  /** Says that name and documentation may hold expressions: those of what is made for people. */
  void evaluated() {
    isEvaluated = true;
    isListed = true;
    element.expression(name);
  }

  /** Reads whether the work of a task is left out. */
  void skippable() {
    skipExpression = element.expression(element.engine("skipExpression"));
    if (skipExpression != null && !Syntax.isExpression(skipExpression)) {
      element.report(
          BpmnProblem.INVALID_EXPRESSION,
          "The skipExpression '" + skipExpression + "' is no expression.",
          skipExpression);
    }
  }

  /** Returns the id, known before the element was read; never null. */
  String id() {
    return id;
  }

  ElementInfo info() {
    var text = documentation.toString();
    return new ElementInfo(
        id,
        name,
        text.isEmpty() ? null : text,
        localizations.all(),
        element.position(),
        listeners,
        continuation.get(),
        includedInHistory,
        skipExpression);
  }

  private void include(Element child) {
    includedInHistory = new Values(child).flag("includeInHistory", child.text(), false);
  }

  private void document(Element child) {
    var text = child.text();
    documentation.add(isEvaluated ? element.expression(text) : text);
    if (isListed && !isToldLong && documentation.length() > LONGEST_LISTED) {
      isToldLong = true;
      element.report(
          BpmnProblem.LONG_DOCUMENTATION,
          "The documentation of "
              + element
              + " has more than 4,000 characters, of which lists show the first.");
    }
  }
}
