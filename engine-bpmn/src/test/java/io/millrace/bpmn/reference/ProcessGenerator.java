package io.millrace.bpmn.reference;

import io.millrace.test.random.Dice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a random process out of a seed; the same seed makes the same process for ever. */
final class ProcessGenerator {

  private static final int DEEPEST = 4;

  private final String key;
  private final Dice dice;
  private final Profile profile;
  private final NodeGenerator nodes;
  private final Draft.Ids ids = new Draft.Ids();
  private int left;

  private ProcessGenerator(long seed) {
    this.key = "random" + Long.toUnsignedString(seed);
    this.dice = new Dice(seed);
    this.profile = Profile.any(dice);
    this.nodes = new NodeGenerator(dice, profile);
    this.left = dice.between(2, 26);
  }

  /** A model with the variables to start it with, and no actions yet. */
  static Script generate(long seed) {
    return new ProcessGenerator(seed).script();
  }

  private Script script() {
    var model = new ProcessModel(key, body(1));
    Map<String, Object> variables = new LinkedHashMap<>();
    for (var name : NodeGenerator.VARIABLES) {
      variables.put(name, (long) dice.between(0, 3));
    }
    return new Script(model, variables, List.of());
  }

  private Body body(int depth) {
    return body(new Draft(ids), nodes.jobs(Traits.NONE, 10), depth);
  }

  private Body body(Draft draft, Traits begin, int depth) {
    data(draft);
    var first =
        depth == 1 && dice.percent(Math.max(3, profile.joins() / 4))
            ? beginning(draft)
            : List.of(Draft.Open.of(draft.add(Kind.START, begin, null)));
    var open = sequence(draft, first, depth, dice.between(1, 5));
    if (!open.isEmpty() && !draft.undoable().isEmpty() && dice.percent(50)) {
      open = List.of(Draft.Open.of(nodes.compensate(draft, open)));
    }
    end(draft, open, depth);
    if (depth < DEEPEST && dice.percent(profile.handlers())) {
      handlers(draft, depth);
    }
    return draft.body();
  }

  /** An event-based gateway that begins the instance. */
  private List<Draft.Open> beginning(Draft draft) {
    left -= 3;
    var gateway = draft.add(Kind.EVENT_GATEWAY, Traits.NONE.beginning(dice.percent(50)), null);
    var ways = ways(draft, gateway, nodes.beginning(draft, key));
    return merged(draft, branches(draft, ways, 1), 40);
  }

  private static List<Draft.Open> ways(Draft draft, String gateway, List<Node> events) {
    var ways = new ArrayList<Draft.Open>();
    for (var event : events) {
      draft.add(event);
      draft.connect(List.of(Draft.Open.of(gateway)), event.id());
      ways.add(Draft.Open.of(event.id()));
    }
    return ways;
  }

  private void data(Draft draft) {
    if (dice.percent(6)) {
      draft.data(dice.percent(50) ? "d0" : dice.one(NodeGenerator.VARIABLES), dice.between(0, 3));
    }
  }

  /** Event sub-processes; no two that catch the same error or escalation. */
  private void handlers(Draft draft, int depth) {
    var caught = new HashSet<String>();
    for (int number = 1 + dice.weighted(60, 30, 10); number > 0; number--) {
      var begin = nodes.starting();
      var event = begin.event();
      boolean coded =
          event != null && (event.is(Event.Type.ERROR) || event.is(Event.Type.ESCALATION));
      if (!coded || caught.add(event.type() + ":" + event.name())) {
        left--;
        var body = body(new Draft(ids), begin, depth + 1);
        draft.add(Kind.EVENT_SUB_PROCESS, nodes.jobs(Traits.NONE, 30), body);
      }
    }
  }

  /** Ends what is open, together or each for itself; or just stops. */
  private void end(Draft draft, List<Draft.Open> open, int depth) {
    if (open.isEmpty()) {
      return;
    }
    boolean together = dice.percent(70);
    if (together && !dice.percent(6)) {
      nodes.end(draft, open, depth);
    } else {
      open.forEach(
          each -> {
            if (draft.isGateway(each.source()) || hasWays(each) || !dice.percent(25)) {
              nodes.end(draft, List.of(each), depth);
            }
          });
    }
  }

  private static boolean hasWays(Draft.Open open) {
    return open.condition() != null || open.otherwise();
  }

  private List<Draft.Open> sequence(Draft draft, List<Draft.Open> from, int depth, int length) {
    var open = from;
    for (int number = 0; number < length && left > 0 && !open.isEmpty(); number++) {
      open = block(draft, open, depth);
    }
    return open;
  }

  private List<Draft.Open> block(Draft draft, List<Draft.Open> from, int depth) {
    boolean deep = depth >= DEEPEST;
    return switch (dice.weighted(
        profile.plain(), profile.gateways(), deep ? 0 : profile.scopes())) {
      case 0 -> plain(draft, from, depth);
      case 1 ->
          switch (dice.percent(profile.joins())
              ? 4 + dice.weighted(50, 30)
              : dice.percent(profile.throwing() / 4) ? 6 : dice.weighted(30, 30, 20, 15)) {
            case 4 -> include(draft, from, depth);
            case 5 -> await(draft, from, depth);
            case 6 -> link(draft, from, depth);
            case 0 -> decide(draft, from, depth);
            case 1 -> fork(draft, from, depth);
            case 2 -> repeat(draft, from, depth);
            default -> split(draft, from, depth);
          };
      default -> scope(draft, from, depth);
    };
  }

  /** What follows a compensation is ended now and then, so that no join has to wait for it. */
  private List<Draft.Open> plain(Draft draft, List<Draft.Open> from, int depth) {
    var id = nodes.plain(draft, from);
    var open = guarded(draft, id, depth);
    var node = draft.body().node(id);
    boolean compensates = node.is(Kind.THROW) && node.waitsFor(Event.Type.COMPENSATION);
    if (!compensates || !dice.percent(40)) {
      return open;
    }
    left--;
    var gateway = draft.add(Kind.EXCLUSIVE, Traits.NONE, null, open);
    end(draft, List.of(new Draft.Open(gateway, nodes.condition(), false)), depth);
    return List.of(new Draft.Open(gateway, null, true));
  }

  private List<Draft.Open> scope(Draft draft, List<Draft.Open> from, int depth) {
    left--;
    if (dice.percent(profile.rounds() / 2)) {
      return adHoc(draft, from, depth);
    } else if (dice.percent(profile.undoing() / 2)) {
      return transaction(draft, from, depth);
    }
    var kind = dice.percent(70) ? Kind.SUB_PROCESS : Kind.CALL;
    var body = body(depth + 1);
    var id = draft.add(kind, nodes.traits(kind), body, from);
    return guarded(draft, id, depth);
  }

  private List<Draft.Open> adHoc(Draft draft, List<Draft.Open> from, int depth) {
    var inside = new Draft(ids);
    data(inside);
    for (int number = dice.between(1, 3); number > 0; number--) {
      left--;
      var open = List.of(Draft.Open.of(nodes.task(inside, List.of())));
      if (dice.percent(40)) {
        nodes.task(inside, open);
      }
    }
    if (depth + 1 < DEEPEST && dice.percent(profile.handlers())) {
      handlers(inside, depth + 1);
    }
    var traits = nodes.jobs(Traits.NONE, 60).with(nodes.adHoc());
    return guarded(draft, draft.add(Kind.AD_HOC, traits, inside.body(), from), depth);
  }

  /** What can be canceled goes on behind it. */
  private List<Draft.Open> transaction(Draft draft, List<Draft.Open> from, int depth) {
    var body = body(new Draft(ids, true), nodes.jobs(Traits.NONE, 10), depth + 1);
    var id = draft.add(Kind.TRANSACTION, nodes.traits(Kind.TRANSACTION), body, from);
    var open = new ArrayList<>(guarded(draft, id, depth));
    boolean canceled =
        body.nodes().stream()
            .anyMatch(node -> node.is(Kind.THROW_END) && node.waitsFor(Event.Type.CANCEL));
    if (canceled) {
      left--;
      var event = Traits.NONE.on(id, true).with(Event.of(Event.Type.CANCEL, null));
      open.add(Draft.Open.of(draft.add(Kind.BOUNDARY, event, null)));
    }
    return open;
  }

  /** An inclusive gateway, and mostly one that joins again. */
  private List<Draft.Open> include(Draft draft, List<Draft.Open> from, int depth) {
    left -= 2;
    var gateway = draft.add(Kind.INCLUSIVE, nodes.jobs(Traits.NONE, 25), null, from);
    var ways = new ArrayList<Draft.Open>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      ways.add(
          dice.percent(75)
              ? new Draft.Open(gateway, nodes.condition(), false)
              : Draft.Open.of(gateway));
    }
    if (dice.percent(75)) {
      ways.add(new Draft.Open(gateway, null, true));
    }
    var open = branches(draft, ways, depth);
    return open.size() < 2 || dice.percent(20) ? open : joined(draft, open);
  }

  /** An inclusive or complex gateway where ways meet. */
  private List<Draft.Open> joined(Draft draft, List<Draft.Open> open) {
    left--;
    var join =
        dice.percent(55)
            ? draft.add(Kind.INCLUSIVE, nodes.jobs(Traits.NONE, 25), null, open)
            : draft.add(
                Kind.COMPLEX,
                Traits.NONE.startingWith(dice.between(1, Math.min(3, open.size()))),
                null,
                open);
    return List.of(Draft.Open.of(join));
  }

  /** An event-based gateway. */
  private List<Draft.Open> await(Draft draft, List<Draft.Open> from, int depth) {
    left -= 3;
    var gateway = draft.add(Kind.EVENT_GATEWAY, Traits.NONE, null, from);
    var ways = ways(draft, gateway, nodes.behindGateway(draft));
    return merged(draft, branches(draft, ways, depth), 40);
  }

  private List<Draft.Open> link(Draft draft, List<Draft.Open> from, int depth) {
    left -= 2;
    var link = Traits.NONE.with(Event.of(Event.Type.LINK, draft.id("link")));
    if (from.size() > 1 && dice.percent(50)) {
      from.forEach(each -> draft.add(Kind.THROW, link, null, List.of(each)));
    } else {
      draft.add(Kind.THROW, link, null, from);
    }
    return List.of(Draft.Open.of(draft.add(Kind.CATCH, link, null)));
  }

  /** What leads on from a node, and from the boundary events that it may get. */
  private List<Draft.Open> guarded(Draft draft, String id, int depth) {
    left--;
    var open = new ArrayList<Draft.Open>(List.of(Draft.Open.of(id)));
    var host = draft.body().node(id);
    int chance = Math.max(profile.boundaries(), NodeGenerator.throwsError(host) ? 70 : 0);
    chance = Math.max(chance, NodeGenerator.throwsEscalation(host) ? 60 : 0);
    if (host.kind().isActivity() && dice.percent(profile.undoing())) {
      left--;
      draft.undo(id, nodes.handler(draft));
    }
    if (!host.kind().isActivity() || !dice.percent(chance)) {
      return open;
    }
    for (var event : nodes.boundaryEvents(host)) {
      left--;
      var boundary = draft.add(Kind.BOUNDARY, event, null);
      var after = sequence(draft, List.of(Draft.Open.of(boundary)), depth, dice.between(0, 1));
      if (dice.percent(35)) {
        open.addAll(after);
      } else {
        end(draft, after, depth);
      }
    }
    return open;
  }

  private List<Draft.Open> decide(Draft draft, List<Draft.Open> from, int depth) {
    left--;
    var gateway = draft.add(Kind.EXCLUSIVE, nodes.jobs(Traits.NONE, 25), null, from);
    var ways = new ArrayList<Draft.Open>();
    for (int number = dice.between(1, 2); number > 0; number--) {
      ways.add(new Draft.Open(gateway, nodes.condition(), false));
    }
    if (!dice.percent(4)) {
      ways.add(new Draft.Open(gateway, null, true));
    }
    return merged(draft, branches(draft, ways, depth), 50);
  }

  private List<Draft.Open> fork(Draft draft, List<Draft.Open> from, int depth) {
    left -= 2;
    var gateway = draft.add(Kind.PARALLEL, nodes.jobs(Traits.NONE, 25), null, from);
    var ways = new ArrayList<Draft.Open>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      ways.add(Draft.Open.of(gateway));
    }
    var open = branches(draft, ways, depth);
    if (open.isEmpty() || dice.percent(15)) {
      return open;
    } else if (dice.percent(profile.joins())) {
      return joined(draft, open);
    }
    var join = draft.add(Kind.PARALLEL, nodes.jobs(Traits.NONE, 25), null, open);
    return List.of(Draft.Open.of(join));
  }

  /** Several flows leave an activity, some with conditions. */
  private List<Draft.Open> split(Draft draft, List<Draft.Open> from, int depth) {
    left--;
    var source = nodes.task(draft, from);
    var ways = new ArrayList<Draft.Open>();
    for (int number = dice.between(2, 3); number > 0; number--) {
      ways.add(
          dice.percent(55)
              ? new Draft.Open(source, nodes.condition(), false)
              : Draft.Open.of(source));
    }
    if (ways.stream().allMatch(way -> way.condition() != null) && !dice.percent(5)) {
      ways.add(new Draft.Open(source, null, true));
    }
    var open = branches(draft, ways, depth);
    if (!open.isEmpty() && dice.percent(20)) {
      left--;
      var join = draft.add(Kind.PARALLEL, Traits.NONE, null, open);
      return List.of(Draft.Open.of(join));
    }
    return merged(draft, open, 20);
  }

  private List<Draft.Open> repeat(Draft draft, List<Draft.Open> from, int depth) {
    left -= 3;
    var again = draft.add(Kind.EXCLUSIVE, Traits.NONE, null, from);
    var variable = dice.one(NodeGenerator.VARIABLES);
    var once = sequence(draft, List.of(Draft.Open.of(again)), depth, dice.between(0, 2));
    if (once.isEmpty()) {
      return once;
    }
    var step = nodes.counts(draft, once, variable);
    var enough = draft.add(Kind.EXCLUSIVE, Traits.NONE, null, List.of(Draft.Open.of(step)));
    var back = new Condition(variable, true, dice.between(2, 4));
    draft.connect(List.of(new Draft.Open(enough, back, false)), again);
    return List.of(new Draft.Open(enough, null, true));
  }

  private List<Draft.Open> branches(Draft draft, List<Draft.Open> ways, int depth) {
    var open = new ArrayList<Draft.Open>();
    for (var way : ways) {
      var after = sequence(draft, List.of(way), depth, dice.between(0, 2));
      if (after.equals(List.of(way)) && way.condition() == null && dice.percent(50)) {
        after = guarded(draft, nodes.plain(draft, after), depth);
      }
      if (dice.percent(12)) {
        end(draft, after, depth);
      } else {
        open.addAll(after);
      }
    }
    return open;
  }

  private List<Draft.Open> merged(Draft draft, List<Draft.Open> open, int chance) {
    if (open.size() < 2 || !dice.percent(chance)) {
      return open;
    }
    left--;
    return List.of(Draft.Open.of(draft.add(Kind.EXCLUSIVE, Traits.NONE, null, open)));
  }
}
