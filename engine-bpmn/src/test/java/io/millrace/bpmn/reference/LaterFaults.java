package io.millrace.bpmn.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One rule broken each, of those for gateways that wait, handlers, conditions and compensation. */
final class LaterFaults {

  private LaterFaults() {}

  /** The rules by what is wrong with them. */
  static Map<String, Rules> all() {
    return Map.ofEntries(
        Map.entry("an inclusive join does not wait", new Hasty()),
        Map.entry("an inclusive gateway takes one flow", new OneFlow()),
        Map.entry("a complex gateway asks for a token more", new OneMore()),
        Map.entry("what has completed first is compensated first", new OldestFirst()),
        Map.entry("a canceled transaction compensates nothing", new NothingUndone()),
        Map.entry("a condition happens at each change while it holds", new AgainAndAgain()),
        Map.entry("an ad-hoc sub-process waits for the rest", new Patient()),
        Map.entry("a standard loop does its first round anyway", new OnceAnyway()),
        Map.entry("nobody hears an escalation", new Deaf()),
        Map.entry("only a process has event sub-processes", new Outermost()),
        Map.entry("a message that is thrown reaches nobody", new Lost()),
        Map.entry("one part of a parallel multiple event is enough", new Content()),
        Map.entry(
            "an instance waits for one event of the gateway that begins it", new Forgetful()));
  }

  private static final class Hasty extends Rules {
    @Override
    boolean isExpected(Set<Flow> byEvents, Set<Flow> byFlows, Set<Flow> filled) {
      return false;
    }
  }

  private static final class OneFlow extends Rules {
    @Override
    List<Flow> chosen(Node node, Body body, Vars vars) {
      var chosen = super.chosen(node, body, vars);
      return node.is(Kind.INCLUSIVE) ? chosen.stream().limit(1).toList() : chosen;
    }
  }

  private static final class OneMore extends Rules {
    @Override
    int enough(Node gateway) {
      return super.enough(gateway) + 1;
    }
  }

  private static final class OldestFirst extends Rules {
    @Override
    int nextToUndo(List<Done> left) {
      return 0;
    }
  }

  private static final class NothingUndone extends Rules {
    @Override
    List<Done> undoneByCancel(List<Done> done) {
      return List.of();
    }
  }

  private static final class AgainAndAgain extends Rules {
    @Override
    boolean happens(boolean holds, boolean held) {
      return holds;
    }
  }

  private static final class Patient extends Rules {
    @Override
    boolean cancelsRest(AdHoc adHoc) {
      return false;
    }
  }

  private static final class OnceAnyway extends Rules {
    @Override
    boolean isAgain(Rounds rounds, int done, Vars vars) {
      return done == 0 || super.isAgain(rounds, done, vars);
    }
  }

  private static final class Deaf extends Rules {
    @Override
    Optional<Guard> catching(List<Guard> guards, Event.Type type, String code) {
      return type == Event.Type.ESCALATION ? Optional.empty() : super.catching(guards, type, code);
    }
  }

  private static final class Outermost extends Rules {
    @Override
    List<Node> handlers(Scope scope) {
      return scope.owner == null ? super.handlers(scope) : List.of();
    }
  }

  private static final class Content extends Rules {
    @Override
    boolean isAll(Guard come) {
      come.comes();
      return true;
    }
  }

  private static final class Forgetful extends Rules {
    @Override
    boolean awaitsOthers(Node gateway) {
      return false;
    }
  }

  private static final class Lost extends Rules {
    @Override
    List<Heard> receivers(List<Heard> waiting) {
      return List.of();
    }
  }
}
