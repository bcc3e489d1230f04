package io.millrace.bpmn.reference;

import io.millrace.test.random.Dice;
import java.util.ArrayList;
import java.util.List;

/** Makes single nodes. */
final class NodeGenerator {

  static final List<String> VARIABLES = List.of("n0", "n1", "n2");
  static final List<String> SIGNALS = List.of("s0", "s1");
  static final List<String> CODES = List.of("E0", "E1");
  private static final List<Kind> TASKS =
      List.of(
          Kind.ABSTRACT_TASK,
          Kind.MANUAL_TASK,
          Kind.USER_TASK,
          Kind.RECEIVE_TASK,
          Kind.SERVICE_TASK,
          Kind.SCRIPT_TASK);

  private final Dice dice;
  private final Profile profile;
  private int messages;

  NodeGenerator(Dice dice, Profile profile) {
    this.dice = dice;
    this.profile = profile;
  }

  Condition condition() {
    return new Condition(dice.one(VARIABLES), dice.percent(50), dice.between(1, 3));
  }

  /** A task or an event in between. */
  String plain(Draft draft, List<Draft.Open> from) {
    if (dice.percent(profile.undoing() / 2) && !draft.undoable().isEmpty()) {
      return compensate(draft, from);
    } else if (dice.percent(profile.throwing() / 2)) {
      return draft.add(Kind.THROW, jobs(Traits.NONE.with(thrown()), 20), null, from);
    } else if (dice.percent(profile.conditions() / 3)) {
      var caught = Event.condition(condition());
      return draft.add(Kind.CATCH, jobs(Traits.NONE.with(caught), 20), null, from);
    } else if (dice.percent(70)) {
      return task(draft, from);
    }
    return switch (dice.weighted(25, 25, 25, 25, 10, profile.joins() / 2, profile.throwing() / 3)) {
      case 0 -> draft.add(Kind.CATCH, jobs(Traits.NONE.with(Event.timer(1)), 30), null, from);
      case 1 -> draft.add(Kind.CATCH, jobs(Traits.NONE.with(sharedMessage()), 30), null, from);
      case 2 -> draft.add(Kind.CATCH, jobs(Traits.NONE.with(signal()), 30), null, from);
      case 3 -> draft.add(Kind.THROW, jobs(Traits.NONE.with(signal()), 30), null, from);
      case 4 -> draft.add(Kind.NONE_THROW, jobs(Traits.NONE, 30), null, from);
      case 5 -> draft.add(Kind.CATCH, jobs(Traits.NONE.with(several(1)), 30), null, from);
      default -> draft.add(Kind.THROW, jobs(Traits.NONE.with(together()), 20), null, from);
    };
  }

  /** What a multiple event waits for; its timer goes off so often. */
  private Several several(int times) {
    var parts = new ArrayList<>(List.of(Event.timer(times), message(), message(), signal()));
    if (dice.percent(Math.max(15, profile.conditions()))) {
      parts.add(Event.condition(condition()));
    }
    return some(parts);
  }

  /** Two or three of them, in any order. */
  private Several some(List<Event> parts) {
    var some = new ArrayList<Event>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      some.add(parts.remove(dice.between(0, parts.size() - 1)));
    }
    return new Several(List.copyOf(some), dice.percent(50));
  }

  /** What a multiple event throws. */
  private Several together() {
    var parts = new ArrayList<Event>();
    parts.add(signal());
    parts.add(Event.message("m" + dice.between(1, messages + 1)));
    if (dice.percent(40)) {
      var other = signal();
      if (!parts.contains(other)) {
        parts.add(dice.between(0, 2), other);
      }
    }
    return new Several(List.copyOf(parts), false);
  }

  /** An escalation, or a message to whoever waits for it. */
  Event thrown() {
    if (dice.percent(70)) {
      return Event.of(Event.Type.ESCALATION, dice.one(CODES));
    }
    var name = "m" + dice.between(1, messages + 1);
    return dice.percent(75) ? Event.message(name) : Event.demandingMessage(name);
  }

  String compensate(Draft draft, List<Draft.Open> from) {
    return draft.add(Kind.THROW, Traits.NONE.with(compensation(draft)), null, from);
  }

  private Event compensation(Draft draft) {
    var activity = dice.percent(65) ? null : dice.one(draft.undoable());
    return dice.percent(75)
        ? Event.of(Event.Type.COMPENSATION, activity)
        : Event.compensationBeside(activity);
  }

  /** An activity that compensates another one. */
  String handler(Draft draft) {
    var kind = TASKS.get(dice.weighted(15, 5, 50, 5, 20, 10));
    return draft.add(kind, traits(kind), null, List.of());
  }

  /** What an event-based gateway waits for that begins the instance. */
  List<Node> beginning(Draft draft, String key) {
    var events = new ArrayList<Node>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      var kind = dice.percent(70) ? Kind.CATCH : Kind.RECEIVE_TASK;
      var event = Event.message(key + "_" + message().name());
      boolean after = dice.percent(profile.jobs() / 4);
      events.add(
          Node.of(draft.id("begun"), kind, Traits.NONE.with(event).jobs(false, after, true)));
    }
    return events;
  }

  /** What an event-based gateway waits for; no two the same. */
  List<Node> behindGateway(Draft draft) {
    if (dice.percent(25)) {
      var several = Node.of(draft.id("behind"), Kind.CATCH, Traits.NONE.with(several(1)));
      var other = Traits.NONE.with(message());
      return List.of(several, Node.of(draft.id("behind"), Kind.CATCH, other));
    }
    var types = new ArrayList<>(List.of(0, 1, 2, 3));
    if (dice.percent(Math.max(15, profile.conditions()))) {
      types.add(4);
    }
    var events = new ArrayList<Node>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      int type = types.remove(dice.between(0, types.size() - 1));
      var kind = type == 3 ? Kind.RECEIVE_TASK : Kind.CATCH;
      var event =
          switch (type) {
            case 0 -> Event.timer(1);
            case 2 -> signal();
            case 4 -> Event.condition(condition());
            default -> message();
          };
      boolean after = dice.percent(profile.jobs() / 4);
      events.add(
          Node.of(draft.id("behind"), kind, Traits.NONE.with(event).jobs(false, after, true)));
    }
    return events;
  }

  /** What starts an event sub-process. */
  Traits starting() {
    boolean cuts = dice.percent(45);
    var traits = Traits.NONE.on(null, cuts);
    if (dice.percent(profile.conditions())) {
      return traits.with(Event.condition(condition()));
    }
    return switch (dice.weighted(20, 25, 25, 40, 25, 25)) {
      case 0 -> traits.with(Event.timer(cuts || dice.percent(50) ? 1 : dice.between(2, 3)));
      case 1 -> traits.with(message());
      case 2 -> traits.with(signal());
      case 3 -> traits.with(Event.of(Event.Type.ESCALATION, code()));
      case 4 -> Traits.NONE.with(Event.error(code()));
      default -> traits.with(several(dice.between(1, 2)));
    };
  }

  private String code() {
    return dice.percent(35) ? null : dice.one(CODES);
  }

  AdHoc adHoc() {
    return new AdHoc(dice.percent(35), dice.percent(65) ? condition() : null, dice.percent(60));
  }

  private Rounds rounds() {
    boolean counted = dice.percent(60);
    var again =
        counted
            ? new Condition("loopCounter", true, dice.between(1, 3))
            : dice.percent(60) ? condition() : null;
    int most = counted && dice.percent(60) ? 0 : dice.between(1, 3);
    return new Rounds(dice.percent(50), most, again);
  }

  String task(Draft draft, List<Draft.Open> from) {
    var kind = TASKS.get(dice.weighted(8, 6, 40, 16, 26, 12));
    return draft.add(kind, traits(kind), null, from);
  }

  /** A task that adds one to a variable. */
  String counts(Draft draft, List<Draft.Open> from, String variable) {
    var work = new Work(Work.Type.ADD, variable, 1, null);
    return draft.add(Kind.SERVICE_TASK, jobs(Traits.NONE.with(work), 30), null, from);
  }

  Traits traits(Kind kind) {
    var traits = jobs(Traits.NONE, 100);
    if (dice.percent(profile.loops())) {
      traits = traits.with(loop());
    } else if (dice.percent(profile.rounds() / 2)) {
      traits = traits.with(rounds());
    }
    return switch (kind) {
      case RECEIVE_TASK -> dice.percent(60) ? traits.with(message()) : traits;
      case SERVICE_TASK -> traits.with(work());
      case SCRIPT_TASK -> traits.with(new Work(add(), dice.one(VARIABLES), 1, null));
      case CALL -> traits.mapping(in(), out());
      default -> traits;
    };
  }

  private Work.Type add() {
    return dice.percent(60) ? Work.Type.ADD : Work.Type.SET;
  }

  private Work work() {
    var variable = dice.one(VARIABLES);
    if (!dice.percent(profile.failures())) {
      return new Work(add(), variable, dice.between(0, 2), null);
    }
    return dice.percent(65)
        ? new Work(Work.Type.ERROR, variable, dice.between(0, 3), dice.one(CODES))
        : new Work(Work.Type.FAIL, variable, dice.between(1, 3), null);
  }

  private List<Mapping> in() {
    // each called process has all variables, whatever they hold
    return VARIABLES.stream()
        .map(name -> new Mapping(dice.percent(70) ? name : dice.one(VARIABLES), name))
        .toList();
  }

  private List<Mapping> out() {
    return VARIABLES.stream()
        .filter(name -> dice.percent(35))
        .map(name -> new Mapping(name, dice.percent(70) ? name : dice.one(VARIABLES)))
        .toList();
  }

  private Loop loop() {
    boolean gathers = dice.percent(25);
    boolean variable = !gathers && dice.percent(45);
    var until =
        switch (dice.weighted(60, 25, 10, 5)) {
          case 0 -> null;
          case 1 -> new Condition("nrOfCompletedInstances", false, dice.between(1, 3));
          case 2 -> condition();
          default -> new Condition("loopCounter", false, dice.between(1, 2));
        };
    return new Loop(
        dice.percent(45),
        dice.percent(45),
        variable ? dice.one(VARIABLES) : null,
        variable ? 0 : gathers ? dice.between(1, 3) : dice.weighted(6, 20, 40, 25),
        until,
        gathers,
        dice.percent(profile.jobs() / 2),
        dice.percent(profile.jobs() / 2));
  }

  Traits jobs(Traits traits, int share) {
    int chance = profile.jobs() * share / 100;
    return traits.jobs(dice.percent(chance), dice.percent(chance), !dice.percent(30));
  }

  private Event message() {
    // of two events of one activity that wait for one message, the API cannot say which is meant
    return Event.message("m" + ++messages);
  }

  /** One that others may wait for, too. */
  private Event sharedMessage() {
    return messages == 0 || dice.percent(50)
        ? message()
        : Event.message("m" + dice.between(1, messages));
  }

  private Event signal() {
    return Event.signal(dice.one(SIGNALS));
  }

  /** One or several; none that the engine would refuse beside another. */
  List<Traits> boundaryEvents(Node host) {
    var events = new ArrayList<Traits>();
    var codes = new ArrayList<String>();
    if (dice.percent(throwsEscalation(host) ? 60 : profile.throwing() / 2)) {
      boolean cuts = dice.percent(50);
      var event = Event.of(Event.Type.ESCALATION, code());
      events.add(Traits.NONE.on(host.id(), cuts).with(event));
    }
    boolean fails = throwsError(host);
    int most = 1 + dice.weighted(70, 25, 5) + (fails && dice.percent(60) ? 1 : 0);
    for (int number = 0; number < most; number++) {
      var event = fails && number < 2 ? error(host) : boundaryEvent(host);
      boolean isError = event.event() != null && event.event().is(Event.Type.ERROR);
      if (!isError || !codes.contains(event.event().name() + "")) {
        events.add(event);
        if (isError) {
          codes.add(event.event().name() + "");
        }
      }
    }
    return events;
  }

  private Traits boundaryEvent(Node host) {
    boolean cuts = dice.percent(55);
    var traits = Traits.NONE.on(host.id(), cuts);
    if (dice.percent(profile.conditions())) {
      return traits.with(Event.condition(condition()));
    }
    return switch (dice.weighted(30, 25, 25, 35, 25)) {
      case 0 -> traits.with(Event.timer(cuts || dice.percent(50) ? 1 : dice.between(2, 3)));
      case 1 -> traits.with(message());
      case 2 -> traits.with(signal());
      case 3 -> error(host);
      default -> traits.with(several(dice.between(1, 2)));
    };
  }

  private Traits error(Node host) {
    var code = dice.percent(35) ? null : dice.one(CODES);
    return Traits.NONE.on(host.id(), true).with(Event.error(code));
  }

  private Traits terminating() {
    return switch (dice.weighted(60, 16, 24)) {
      case 0 -> Traits.NONE;
      case 1 -> Traits.NONE.with(Event.of(Event.Type.TERMINATE, Event.ALL));
      default -> Traits.NONE.with(Event.of(Event.Type.TERMINATE, Event.LOOP));
    };
  }

  /** Whether an error of the model may come out of it. */
  static boolean throwsError(Node host) {
    return host.all()
        .anyMatch(
            node ->
                node.is(Kind.ERROR_END)
                    || (node.traits().work() != null
                        && node.traits().work().type() == Work.Type.ERROR));
  }

  static boolean throwsEscalation(Node host) {
    return host.all()
        .anyMatch(node -> node.kind().isThrowing() && node.waitsFor(Event.Type.ESCALATION));
  }

  /** An end event: of nothing more than its token, one that throws, by an error, or of all. */
  void end(Draft draft, List<Draft.Open> from, int depth) {
    if (draft.isTransaction() && dice.percent(55)) {
      var cancel = Event.of(Event.Type.CANCEL, null);
      draft.add(Kind.THROW_END, Traits.NONE.with(cancel), null, from);
    } else if (dice.percent(profile.undoing() / 2) && !draft.undoable().isEmpty()) {
      draft.add(Kind.THROW_END, Traits.NONE.with(compensation(draft)), null, from);
    } else if (dice.percent(profile.throwing() / 3)) {
      var event = dice.percent(75) ? thrown() : signal();
      var traits = dice.percent(80) ? Traits.NONE.with(event) : Traits.NONE.with(together());
      draft.add(Kind.THROW_END, jobs(traits, 10), null, from);
    } else if (!dice.percent(profile.endings())) {
      draft.add(Kind.END, jobs(Traits.NONE, 10), null, from);
    } else if (dice.percent(depth == 1 ? 92 : 40)) {
      draft.add(Kind.TERMINATE_END, terminating(), null, from);
    } else {
      draft.add(Kind.ERROR_END, Traits.NONE.with(Event.error(dice.one(CODES))), null, from);
    }
  }
}
