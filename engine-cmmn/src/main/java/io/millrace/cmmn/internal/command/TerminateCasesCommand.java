package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CallFromOutside;
import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.listener.SkipOptions;
import java.util.List;

/**
 * Terminates cases, all of them or none, in the order of their ids, so that two such calls do not
 * wait for one another.
 *
 * @param caseInstanceIds the cases
 * @param skips what is left out meanwhile
 * @param cases finds and locks them
 */
public record TerminateCasesCommand(List<Long> caseInstanceIds, SkipOptions skips, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var instances =
        caseInstanceIds.stream()
            .distinct()
            .sorted()
            .map(id -> cases.locked(id, CaseMove.TERMINATE.verb(), context))
            .toList();
    var cmmn = cases.in(context);
    instances.forEach(instance -> CaseMove.TERMINATE.check(instance, cmmn));
    new CallFromOutside(request(), skips, cmmn)
        .run(() -> instances.forEach(instance -> cmmn.apply(instance, Transition.TERMINATE)));
    return null;
  }

  private String request() {
    return caseInstanceIds.size() == 1
        ? "Cannot terminate the case instance '" + caseInstanceIds.get(0) + "'"
        : "Cannot terminate " + caseInstanceIds.size() + " cases";
  }
}
