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

  Steps(Run run) {
    this.run = run;
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
      run.events().broadcast(a.name());
    } else if (action instanceof Action.Timer a) {
      timer(a);
    } else if (action instanceof Action.RunJob a) {
      run.runJob(job(a));
    } else if (action instanceof Action.TaskError a) {
      run.hit(Construct.TASK_RAISES_ERROR);
      run.events().raise(task(a.node(), a.index()).host(), null, a.code());
    } else if (action instanceof Action.TaskEscalation a) {
      run.hit(Construct.TASK_RAISES_ESCALATION);
      run.events().escalate(null, task(a.node(), a.index()).host(), null, a.code());
    } else if (action instanceof Action.AddInstance a) {
      run.loops().add(loop(a.node()));
    } else if (action instanceof Action.RemoveInstance a) {
      run.loops().remove(instance(a.node(), a.index()), a.completed());
    } else if (action instanceof Action.Execute a) {
      execute(a);
    } else if (action instanceof Action.CompleteAdHoc a) {
      completeAdHoc(a);
    } else if (action instanceof Action.SetVariable a) {
      run.hit(Construct.VARIABLE_SET);
      run.set(run.root.vars, a.name(), a.value());
    } else if (action instanceof Action.SetLocal a) {
      setLocal(a);
    } else {
      run.hit(Construct.DELETED);
      run.cancelAll(run.root);
      run.root.guards.clear();
      run.root.over = true;
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
    var visit = task(action.node(), action.index());
    run.hit(Construct.USER_TASK);
    setAll(visit.vars, action.variables());
    run.plan(() -> run.complete(visit)); // rule 2.3
  }

  private Visit task(String node, int index) {
    return waits(node, Kind.USER_TASK, v -> true, index);
  }

  /** Rule 5.10: the only one that runs there, in the process instance itself. */
  private Visit loop(String node) {
    var loops =
        run.visits()
            .filter(v -> v.node.id().equals(node) && v.isLoop() && v.loop() != null)
            .filter(v -> v.phase == Visit.Phase.ACTIVE && !v.isInCall())
            .toList();
    if (loops.size() != 1) {
      throw new Refusal("not one loop");
    }
    return loops.get(0);
  }

  private Visit instance(String node, int index) {
    return find(
        run.visits()
            .filter(v -> v.node.id().equals(node) && v.isInstance() && v.loop() != null)
            .filter(v -> v.noted && v.phase == Visit.Phase.ACTIVE)
            .sorted(Comparator.comparingLong(v -> v.begun))
            .toList(),
        index);
  }

  /** Rule 14.1. */
  private void execute(Action.Execute action) {
    var inside = adHoc(action.node(), action.index()).inside;
    var activity =
        inside.body.startable().stream()
            .filter(node -> node.id().equals(action.activity()))
            .findFirst()
            .orElseThrow(() -> new Refusal("nothing that can be started"));
    boolean busy = inside.owner.node.traits().adHoc().sequential() && !inside.visits.isEmpty();
    if (inside.ending || busy) {
      throw new Refusal("nothing is started there now");
    }
    run.hit(Construct.AD_HOC_ACTIVITY);
    run.move(inside, activity, null);
  }

  /** Rule 14.4. */
  private void completeAdHoc(Action.CompleteAdHoc action) {
    var inside = adHoc(action.node(), action.index()).inside;
    if (!inside.visits.isEmpty()) {
      throw new Refusal("something is under way in it");
    }
    run.hit(Construct.AD_HOC_COMPLETED);
    inside.ending = true;
    run.endIfOver(inside);
  }

  private Visit adHoc(String node, int index) {
    return find(
        run.visits()
            .filter(v -> v.node.id().equals(node) && v.node.is(Kind.AD_HOC))
            .filter(v -> v.phase == Visit.Phase.ACTIVE && v.inside != null)
            .sorted(Comparator.comparingLong(v -> v.begun))
            .toList(),
        index);
  }

  private void setAll(Vars vars, Map<String, Object> values) {
    values.forEach((name, value) -> run.set(vars, name, value));
  }

  private void message(Action.Message action) {
    var guards = guards(action.node(), Event.Type.MESSAGE);
    if (!guards.isEmpty()) {
      run.events().fire(find(guards, action.index()));
      return;
    }
    var visit =
        find(
            run.sorted(
                run.visits()
                    .filter(v -> v.node.id().equals(action.node()))
                    .filter(v -> v.isWaitingFor(Event.Type.MESSAGE))),
            action.index());
    run.events().happen(visit);
  }

  private void timer(Action.Timer action) {
    var guards = guards(action.node(), Event.Type.TIMER);
    if (!guards.isEmpty()) {
      run.events().fire(find(guards, action.index()));
    } else {
      run.events().happen(find(timers(action.node()), action.index()));
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
        .filter(g -> g.node.id().equals(node) && g.waitsFor(type))
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
    run.setHere(vars, action.name(), action.value());
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
