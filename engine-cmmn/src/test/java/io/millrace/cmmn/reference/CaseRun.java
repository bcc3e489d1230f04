package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Everything that is true of one case at a moment. A step works on a copy, so a refused one leaves
 * no trace (rule 2.1).
 */
final class CaseRun {

  private final CaseModel model;
  private final SortedMap<String, Object> variables;
  private final List<String> milestones;
  private final Map<Construct, Integer> hits;
  private List<Event> events = new ArrayList<>();
  private Instance root;
  private CaseState state = CaseState.ACTIVE;
  private boolean comingBack;

  CaseRun(CaseModel model, Map<String, Object> variables) {
    this(model, new TreeMap<>(variables), new ArrayList<>(), new EnumMap<>(Construct.class));
    variables.keySet().forEach(name -> changed("$" + name, Transition.CREATE));
    this.root = new Instance(0, model.plan(), null, 1, State.AVAILABLE);
  }

  private CaseRun(
      CaseModel model,
      SortedMap<String, Object> variables,
      List<String> milestones,
      Map<Construct, Integer> hits) {
    this.model = model;
    this.variables = variables;
    this.milestones = milestones;
    this.hits = hits;
  }

  CaseRun copy() {
    var copy = new CaseRun(model, new TreeMap<>(variables), new ArrayList<>(milestones), hits);
    copy.root = root.copy(null);
    copy.state = state;
    return copy;
  }

  CaseModel model() {
    return model;
  }

  Instance root() {
    return root;
  }

  /** Live instances in document order, the root first; a list that later changes do not touch. */
  List<Instance> live() {
    return isOver() ? List.of() : root.all();
  }

  SortedMap<String, Object> variables() {
    return variables;
  }

  List<String> milestones() {
    return milestones;
  }

  CaseState state() {
    return state;
  }

  boolean isOver() {
    return state != CaseState.ACTIVE;
  }

  void over(CaseState end) {
    state = end;
  }

  /** Rule 9b.2: its next life begins. */
  void comeBack() {
    root = new Instance(0, model.plan(), null, 1, State.AVAILABLE);
    state = CaseState.ACTIVE;
    comingBack = true;
  }

  /** Whether this step is a reactivation, rule 9b.4. */
  boolean isComingBack() {
    return comingBack;
  }

  void stepIsOver() {
    comingBack = false;
  }

  boolean holds(Condition condition, Instance instance) {
    return condition.holds(variables, instance.counter());
  }

  Instance make(Instance parent, Item item, int position, int counter, State first) {
    var instance = new Instance(position, item, parent, counter, first);
    judgeRequired(instance);
    if (item.extras().inDefaultControl() && !item.control().equals(Control.NONE)) {
      hit(Construct.DEFAULT_CONTROL);
    }
    parent.adopt(instance);
    return instance;
  }

  /** Rule 7.8: once required, always required. */
  void judgeRequired(Instance instance) {
    var rule = instance.item().control().required();
    if (rule != null && holds(rule, instance)) {
      instance.require();
    }
  }

  void happened(Instance source, Transition transition, String exitCriterion) {
    events.add(new Event(source, null, transition, exitCriterion));
  }

  /** A variable or an instance of the case file changed. */
  void changed(String what, Transition transition) {
    events.add(new Event(null, what, transition, null));
  }

  /** The events since the last call, rule 2.3. */
  List<Event> takeEvents() {
    var taken = events;
    events = new ArrayList<>();
    return taken;
  }

  void hit(Construct construct) {
    hits.merge(construct, 1, Integer::sum);
  }

  Map<Construct, Integer> hits() {
    return hits;
  }

  /** Live instances of the items with this id, in document order. */
  Stream<Instance> instancesOf(String item) {
    return live().stream().filter(i -> i.item().element().equals(item));
  }
}
