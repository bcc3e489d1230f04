package io.millrace.bpmn.reference;

import io.millrace.test.random.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses what users, jobs and the world outside do next. */
final class Choices {

  private final Dice dice;

  Choices(Dice dice) {
    this.dice = dice;
  }

  Action next(Run run) {
    var usual = new ArrayList<Action>();
    run.visits().forEach(visit -> collect(visit, usual));
    run.guards().forEach(guard -> collect(guard, usual));
    return switch (dice.weighted(usual.isEmpty() ? 0 : 170, 14, 10, 1)) {
      case 0 -> dice.one(usual);
      case 1 -> new Action.SetVariable(dice.one(NodeGenerator.VARIABLES), value());
      case 2 -> new Action.Signal(dice.one(NodeGenerator.SIGNALS));
      default -> new Action.Delete();
    };
  }

  private void collect(Visit visit, List<Action> usual) {
    var id = visit.node.id();
    int index = dice.weighted(85, 14, 1);
    if (visit.loop() != null && visit.phase == Visit.Phase.ACTIVE && dice.percent(8)) {
      change(visit, index, usual);
    }
    if (visit.hasJob()) {
      if (visit.waiting.tries == 0) { // somebody repairs what has let it fail
        NodeGenerator.VARIABLES.forEach(name -> usual.add(new Action.SetVariable(name, 0L)));
      }
      usual.add(new Action.RunJob(id, index));
    } else if (visit.waiting != null) {
      switch (visit.node.kind()) {
        case USER_TASK -> usual.add(task(id, index));
        case RECEIVE_TASK -> {
          boolean message = visit.node.event() != null && dice.percent(60);
          usual.add(message ? new Action.Message(id, index) : new Action.Trigger(id, index));
        }
        default -> caught(visit.node, visit.node.event(), index, usual);
      }
    } else if (visit.node.is(Kind.AD_HOC) && visit.inside != null && !visit.inside.ending) {
      visit.inside.body.startable().stream()
          .filter(node -> dice.percent(70))
          .forEach(node -> usual.add(new Action.Execute(id, index, node.id())));
      if (visit.inside.visits.isEmpty() || dice.percent(10)) {
        usual.add(new Action.CompleteAdHoc(id, index));
      }
    } else if (visit.node.is(Kind.SUB_PROCESS) && visit.inside != null && !visit.isInstance()) {
      if (dice.percent(40)) {
        var name = dice.percent(80) ? dice.one(NodeGenerator.VARIABLES) : "local";
        usual.add(new Action.SetLocal(id, index, name, value()));
      }
    }
  }

  private void change(Visit visit, int index, List<Action> usual) {
    if (visit.isLoop()) {
      usual.add(new Action.AddInstance(visit.node.id()));
    } else if (visit.isInstance()) {
      usual.add(new Action.RemoveInstance(visit.node.id(), index, dice.percent(50)));
    }
  }

  private Action task(String id, int index) {
    return switch (dice.weighted(90, 5, 5)) {
      case 0 -> new Action.CompleteTask(id, index, variables());
      case 1 -> new Action.TaskError(id, index, dice.one(NodeGenerator.CODES));
      default -> new Action.TaskEscalation(id, index, dice.one(NodeGenerator.CODES));
    };
  }

  private void collect(Guard guard, List<Action> usual) {
    if (dice.percent(60)) {
      caught(guard.node, guard.event, dice.weighted(85, 15), usual);
    }
  }

  private static void caught(Node node, Event event, int index, List<Action> usual) {
    switch (event.type()) {
      case TIMER -> usual.add(new Action.Timer(node.id(), index));
      case MESSAGE -> usual.add(new Action.Message(node.id(), index));
      case SIGNAL -> usual.add(new Action.Signal(event.name()));
      default -> {
        // comes from inside
      }
    }
  }

  private Map<String, Object> variables() {
    Map<String, Object> variables = new LinkedHashMap<>();
    for (var name : NodeGenerator.VARIABLES) {
      if (dice.percent(30)) {
        variables.put(name, value());
      }
    }
    return variables;
  }

  private Object value() {
    return (long) dice.between(0, 3);
  }
}
