package io.millrace.bpmn.reference;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Interpreters with one rule broken each; a comparison that is worth anything finds every one of
 * them.
 */
final class Faults {

  private final Map<String, Supplier<EngineUnderTest>> planted = new LinkedHashMap<>();

  private Faults() {
    flows();
    scopes();
    events();
    loops();
    variables();
    jobs();
    LaterFaults.all().forEach(this::plant);
  }

  /** By what is wrong with them. */
  static Map<String, Supplier<EngineUnderTest>> all() {
    return new Faults().planted;
  }

  private void plant(String name, Rules rules) {
    planted.put(name, () -> new Reference(rules));
  }

  private void flows() {
    plant(
        "a join counts tokens instead of flows",
        new Rules() {
          @Override
          boolean isJoined(List<Flow> incoming, List<Visit> waiting) {
            return waiting.size() >= incoming.size();
          }
        });
    plant(
        "an exclusive gateway takes the last flow that holds",
        new Rules() {
          @Override
          List<Flow> chosen(Node node, Body body, Vars vars) {
            var all = body.outgoing(node).stream().filter(flow -> !flow.otherwise());
            var holding =
                all.filter(flow -> flow.condition() == null || flow.condition().holds(vars));
            var last = holding.reduce((first, second) -> second);
            return node.is(Kind.EXCLUSIVE) && last.isPresent()
                ? List.of(last.get())
                : super.chosen(node, body, vars);
          }
        });
    plant(
        "the default flow of an activity is taken beside the others",
        new Rules() {
          @Override
          List<Flow> chosen(Node node, Body body, Vars vars) {
            return node.kind().isActivity()
                ? body.outgoing(node).stream()
                    .filter(flow -> flow.condition() == null || flow.condition().holds(vars))
                    .toList()
                : super.chosen(node, body, vars);
          }
        });
  }

  private void scopes() {
    plant(
        "a scope is over while tokens wait at a join",
        new Rules() {
          @Override
          boolean isOver(Scope scope) {
            return scope.visits.stream().allMatch(v -> v.phase == Visit.Phase.AT_JOIN);
          }
        });
    plant(
        "a terminate end event ends the scope around its own",
        new Rules() {
          @Override
          Scope terminated(Scope scope) {
            return scope.owner == null ? scope : scope.owner.scope;
          }
        });
  }

  private void events() {
    plant(
        "an event that catches all errors goes before the code",
        new Rules() {
          @Override
          Optional<Guard> catching(List<Guard> guards, Event.Type type, String code) {
            return guards.stream()
                .filter(g -> g.waitsFor(type))
                .filter(g -> g.event.name() == null || g.event.name().equals(code))
                .min(Comparator.comparing(g -> g.event.name() != null));
          }
        });
    plant(
        "an event catches errors of any code",
        new Rules() {
          @Override
          Optional<Guard> catching(List<Guard> guards, Event.Type type, String code) {
            return guards.stream().filter(g -> g.waitsFor(type)).findFirst();
          }
        });
    plant(
        "an event that does not interrupt interrupts",
        new Rules() {
          @Override
          boolean interrupts(Guard guard) {
            return true;
          }
        });
    plant(
        "a timer goes off once",
        new Rules() {
          @Override
          boolean goesOffAgain(Guard guard) {
            return false;
          }
        });
    plant(
        "boundary events stay while a job leaves their activity",
        new Rules() {
          @Override
          boolean disarms(Visit left) {
            return false;
          }
        });
  }

  private void loops() {
    plant(
        "the completion condition is not looked at",
        new Rules() {
          @Override
          boolean isEnough(Visit instance) {
            return false;
          }
        });
    plant(
        "loops count from one",
        new Rules() {
          @Override
          int firstLoopCounter() {
            return 1;
          }
        });
    plant(
        "what instances leave behind comes in the wrong order",
        new Rules() {
          @Override
          List<Object> gathered(Visit loop) {
            var gathered = new java.util.ArrayList<>(super.gathered(loop));
            java.util.Collections.reverse(gathered);
            return gathered;
          }
        });
  }

  private void variables() {
    plant(
        "a variable is set in the outermost scope wherever it is",
        new Rules() {
          @Override
          void set(Vars vars, String name, Object value) {
            vars.outermost().setHere(name, value);
          }
        });
    plant(
        "nothing comes back from a call",
        new Rules() {
          @Override
          void takeBack(Visit call, Scope called, Mapping one) {
            // stays there
          }
        });
  }

  private void jobs() {
    plant(
        "no job enters a node",
        new Rules() {
          @Override
          boolean isEnteredByJob(Node node) {
            return false;
          }
        });
    plant(
        "no job leaves a node",
        new Rules() {
          @Override
          boolean isLeftByJob(Node node) {
            return false;
          }
        });
    plant(
        "a signal reaches only the first who waits for it",
        new Rules() {
          @Override
          List<Heard> order(List<Heard> heard) {
            return heard.stream().limit(1).toList();
          }
        });
  }
}
