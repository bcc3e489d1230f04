package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CallFromOutside;
import io.millrace.cmmn.internal.operation.ChangeStates;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlannedChange;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.runtime.CaseInstanceState;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.listener.SkipOptions;
import java.util.List;
import java.util.Map;

/**
 * Changes the state of plan items from outside, all of them or none.
 *
 * @param caseInstanceId the case
 * @param changes what is to happen
 * @param variables the variables that the case gets before
 * @param skips what is left out meanwhile
 * @param cases finds and locks the case
 * @param expressions parses conditions
 */
public record ChangePlanItemStateCommand(
    long caseInstanceId,
    List<StateChangeRequest> changes,
    Map<String, Object> variables,
    SkipOptions skips,
    Cases cases,
    Expressions expressions)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    var instance = cases.locked(caseInstanceId, "change the state of", command);
    refuseUnlessActive(instance);
    var context = cases.in(command);
    var graph = context.graph(instance);
    var resolved =
        changes.stream().flatMap(change -> change.in(graph, expressions).stream()).toList();
    new CallFromOutside(asked(instance), skips, context)
        .run(() -> change(instance, resolved, context));
    return null;
  }

  private void change(
      CaseInstanceEntity instance, List<PlannedChange> resolved, CmmnContext context) {
    if (instance.isDeleted()) {
      return; // a listener has asked for this, and something else has ended the case before it
    }
    var node = context.variables().node(instance);
    variables.forEach((name, value) -> context.variables().access().setLocal(node, name, value));
    new ChangeStates(context, instance, resolved).begin();
  }

  private static String asked(CaseInstanceEntity instance) {
    return "Cannot change the state of the case '" + instance.id() + "'";
  }

  static void refuseUnlessActive(CaseInstanceEntity instance) {
    if (instance.isUnopened()) {
      throw refused(instance, "a job is still to open it. Let that run first.");
    }
    if (!CaseInstanceState.ACTIVE.equals(instance.state())) {
      throw refused(
          instance,
          "it is in the state '" + instance.state() + "'. Only an active case can be changed.");
    }
  }

  private static IllegalStateEngineException refused(CaseInstanceEntity instance, String why) {
    return new IllegalStateEngineException(asked(instance) + ": " + why);
  }
}
