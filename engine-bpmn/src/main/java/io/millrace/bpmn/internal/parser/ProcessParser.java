package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ProcessEventListener;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.ProcessSettings;
import io.millrace.bpmn.internal.model.ProcessSettings.History;
import io.millrace.bpmn.internal.model.ProcessSettings.Starters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads a process. */
final class ProcessParser {

  private static final Map<String, String> HISTORY_LEVELS =
      Map.of(
          "none", "none",
          "instance", "instance",
          "task", "task",
          "activity", "activity",
          "audit", "audit",
          "full", "full");

  private static final int LONGEST_TIME = 64;

  private final Element element;
  private final String category;
  private final List<String> users;
  private final List<String> groups;
  private final List<ProcessEventListener> eventListeners = new ArrayList<>();
  private final boolean inTasklist;
  private String historyLevel;

  ProcessParser(Element element, String category) {
    var values = new Values(element);
    this.element = element;
    this.category = category;
    this.users =
        new ArrayList<>(
            values.list("candidateStarterUsers", element.engine("candidateStarterUsers")));
    this.groups =
        new ArrayList<>(
            values.list("candidateStarterGroups", element.engine("candidateStarterGroups")));
    this.historyLevel = historyLevel(element, element.engine("historyLevel"));
    this.inTasklist =
        values.flag("isStartableInTasklist", element.engine("isStartableInTasklist"), true);
    PriorityReader.own(element, PriorityReader.JOB); // for the elements, which look for it here
    PriorityReader.own(element, PriorityReader.WORKER);
  }

  /** Reads the process and returns what makes the model once the whole file was read. */
  Function<References, ProcessModel> parse() {
    var info = InfoReader.ofProcess(element);
    var draft = new ProcessDraft();
    var tag = new Values(element).shortText("versionTag", element.engine("versionTag"));
    var timeToLive = timeToLive();
    new ScopeParser(draft).attachTo(element, info.id());
    element.child("property", child -> DataFlowReader.readItem(child, draft.items()));
    element.child("ioSpecification", child -> readSpecification(child, draft.items()));
    element.extension(
        "potentialStarter", role -> new ResourceRole(role).readCandidates(users, groups));
    element.extension(
        "eventListener",
        child -> new EventListenerReader(child).read().ifPresent(eventListeners::add));
    element.extension("historyLevel", child -> historyLevel = historyLevel(child, child.text()));
    element.read();
    checkKept("candidateStarterUsers", users);
    checkKept("candidateStarterGroups", groups);
    return references ->
        new ProcessModel(
            info.info(),
            new ProcessSettings(
                category,
                tag,
                new History(historyLevel, timeToLive),
                new Starters(users, groups, inTasklist),
                eventListeners),
            draft.link(references),
            references.declarations());
  }

  /** What comes in and goes out of a process as a whole are its variables. */
  private static void readSpecification(Element child, DataItems items) {
    child.child("dataInput", one -> DataFlowReader.readItem(one, items));
    child.child("dataOutput", one -> DataFlowReader.readItem(one, items));
    child.read();
  }

  /** Expressions are kept as they stand. */
  private void checkKept(String name, List<String> starters) {
    starters.stream()
        .filter(Syntax::isExpression)
        .forEach(starter -> new Values(element).fitting(name, starter));
  }

  private String timeToLive() {
    var text = element.engine("historyTimeToLive");
    if (text != null && text.length() > LONGEST_TIME) {
      new Values(element).invalid("historyTimeToLive", text, "at most 64 characters long");
    }
    return text == null || text.matches("\\d{1,6}")
        ? text
        : element.time(TimeCheck.Kind.DURATION, text);
  }

  private static String historyLevel(Element element, String text) {
    return new Values(element).oneOf("historyLevel", text, HISTORY_LEVELS, null);
  }
}
