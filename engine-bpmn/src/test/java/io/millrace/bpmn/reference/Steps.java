package io.millrace.bpmn.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a step from outside does; chapter 2 of the rules. */
final class Steps {

  private final Run run;
  private final Rules rules;

  Steps(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  void apply(Action action) {
    if (run.end != null && action instanceof Action.Signal) {
      return; // nobody hears it, which is no error
    }
    if (run.end != null) {
      throw new Refusal("the instance is over");
    }
    if (action instanceof Action.CompleteTask a) {
      completeTask(a);
    } else if (action instanceof Action.Trigger a) {
      var visit = waits(a.node(), Kind.RECEIVE_TASK, v -> true, a.index());
      run.hit(Construct.RECEIVE_TASK);
      run.complete(visit);
    } else if (action instanceof Action.Message a) {
      message(a);
    } else if (action instanceof Action.Signal a) {
      run.broadcast(a.name());
    } else if (action instanceof Action.Timer a) {
      timer(a);
    } else if (action instanceof Action.RunJob a) {
      run.runJob(job(a));
    } else if (action instanceof Action.SetVariable a) {
      run.hit(Construct.VARIABLE_SET);
      rules.set(run.root.vars, a.name(), a.value());
    } else if (action instanceof Action.SetLocal a) {
      setLocal(a);
    } else {
      run.hit(Construct.DELETED);
      run.cancelAll(run.root);
      run.end = "deleted";
    }
    run.settle();
  }

  /** Rule 8.4: the try is lost, and nothing else has happened; nothing if there is no such job. */
  void failed(Action action) {
    waitingFor(action)
        .ifPresent(
            waiting -> {
              waiting.failed();
              run.hit(waiting.tries == 0 ? Construct.DEAD_LETTER : Construct.JOB_FAILED);
            });
  }

  private Optional<Waiting> waitingFor(Action action) {
    if (action instanceof Action.RunJob a) {
      return jobs(a.node()).stream().skip(a.index()).findFirst().map(visit -> visit.waiting);
    } else if (action instanceof Action.Timer a) {
      return Stream.concat(
              guards(a.node(), Event.Type.TIMER).stream().map(guard -> guard.waiting),
              timers(a.node()).stream().map(visit -> visit.waiting))
          .skip(a.index())
          .findFirst();
    }
    return Optional.empty();
  }

  private void completeTask(Action.CompleteTask action) {
    var visit = waits(action.node(), Kind.USER_TASK, v -> true, action.index());
    run.hit(Construct.USER_TASK);
    setAll(visit.vars, action.variables());
    run.complete(visit);
  }

  private void setAll(Vars vars, Map<String, Object> values) {
    values.forEach((name, value) -> rules.set(vars, name, value));
  }

  private void message(Action.Message action) {
    var guards = guards(action.node(), Event.Type.MESSAGE);
    if (!guards.isEmpty()) {
      run.fire(find(guards, action.index()));
      return;
    }
    var visit =
        find(
            run.sorted(
                run.visits()
                    .filter(v -> v.node.id().equals(action.node()))
                    .filter(v -> v.isWaitingFor(Event.Type.MESSAGE))),
            action.index());
    run.hit(
        visit.node.is(Kind.CATCH) ? Construct.MESSAGE_CATCH : Construct.RECEIVE_TASK_WITH_MESSAGE);
    run.complete(visit);
  }

  private void timer(Action.Timer action) {
    var guards = guards(action.node(), Event.Type.TIMER);
    if (!guards.isEmpty()) {
      run.fire(find(guards, action.index()));
    } else {
      run.hit(Construct.TIMER_CATCH);
      run.complete(find(timers(action.node()), action.index()));
    }
  }

  private List<Visit> timers(String node) {
    return run.sorted(
        run.visits()
            .filter(v -> v.node.id().equals(node))
            .filter(v -> v.isWaitingFor(Event.Type.TIMER)));
  }

  private List<Guard> guards(String node, Event.Type type) {
    return run.guards()
        .filter(g -> g.node.id().equals(node) && g.node.waitsFor(type))
        .sorted((a, b) -> Long.compare(a.waiting.number, b.waiting.number))
        .toList();
  }

  private Visit job(Action.RunJob action) {
    return find(jobs(action.node()), action.index());
  }

  private List<Visit> jobs(String node) {
    return run.sorted(run.visits().filter(v -> v.node.id().equals(node) && v.hasJob()));
  }

  private void setLocal(Action.SetLocal action) {
    var scopes =
        run.visits()
            .filter(v -> v.node.id().equals(action.node()) && v.inside != null && !v.isInstance())
            .sorted(Comparator.comparingLong(v -> v.begun))
            .map(v -> v.inside)
            .toList();
    var vars = find(scopes, action.index()).vars;
    run.hit(Construct.LOCAL_VARIABLE);
    if (vars.get(action.name()) != null) {
      run.hit(Construct.LOCAL_VARIABLE_HIDES);
    }
    vars.setHere(action.name(), action.value());
  }

  private Visit waits(String node, Kind kind, Predicate<Visit> more, int index) {
    Stream<Visit> found =
        run.visits()
            .filter(v -> v.node.id().equals(node) && v.node.is(kind))
            .filter(v -> v.phase == Visit.Phase.ACTIVE && v.waiting != null)
            .filter(more);
    return find(run.sorted(found), index);
  }

  private static <T> T find(List<T> all, int index) {
    if (index >= all.size()) {
      throw new Refusal("there is none");
    }
    return all.get(index);
  }
}
