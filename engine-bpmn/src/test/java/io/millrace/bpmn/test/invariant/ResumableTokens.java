package io.millrace.bpmn.test.invariant;

import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.ComplexGateway;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.ExternalTask;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.InclusiveGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.model.ParallelGateway;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.ScriptTask;
import io.millrace.bpmn.internal.model.ServiceLike;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.worker.WorkerTopic;
import io.millrace.test.Invariant;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * Every instance that has not ended can go on: a scope has live children, and each leaf waits for a
 * row that will wake it, as its element says, or rests at a join that a live token can still reach.
 *
 * @param withCases whether cases may be called, too
 */
record ResumableTokens(boolean withCases) implements Invariant {

  @Override
  public String suspects() {
    return "select 1 from MR_EXECUTION";
  }

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var family = Family.in(connection);
    var check = new Check(family, Waits.in(connection, withCases), Models.in(connection));
    return family.tokens().stream().flatMap(check::violations).limit(10).toList();
  }

  private record Check(Family family, Waits waits, Models models) {

    Stream<String> violations(Token token) {
      if (!family.children(token).isEmpty() || token.isKept()) {
        return Stream.empty();
      }
      var missing = missing(token);
      return missing == null ? Stream.empty() : Stream.of(token + " cannot go on: " + missing);
    }

    /** Returns what a leaf lacks; null if it can go on. */
    private String missing(Token token) {
      if (token.isProcessInstance()) {
        return "it is a process instance without any token";
      }
      var model = models.of(token);
      if (model == null) {
        return "its process definition is gone";
      }
      if (isBetween(token) || waitsForItsTurn(token) || waitsForOthers(token, model)) {
        return null;
      }
      var node = token.activity() == null ? null : model.node(token.activity());
      return node == null ? "its element is not in the model" : missing(token, node, model);
    }

    /** Tells whether it was added to a sequence of instances and is not the next. */
    private boolean waitsForItsTurn(Token token) {
      return !token.active()
          && !token.inActivity()
          && family.isLoopInstance(token)
          && family.siblings(token).stream().anyMatch(Token::inActivity);
    }

    /** Tells whether its activity needs more tokens, which may never come. */
    private static boolean waitsForOthers(Token token, ProcessModel model) {
      var quantity = model.graph().quantities().get(token.activity());
      return quantity != null && quantity.start() > 1 && !token.active() && !token.inActivity();
    }

    /** Tells whether a job will begin the element or leave it. */
    private boolean isBetween(Token token) {
      return Stream.of(WaitNames.ASYNC_BEFORE, WaitNames.ASYNC_INSTANCE, WaitNames.ASYNC_AFTER)
          .anyMatch(job -> waits.has(token, job));
    }

    private String missing(Token token, FlowNode node, ProcessModel model) {
      if (token.loopRoot()) {
        return "no instance of its loop is live";
      } else if (node instanceof UserTask) {
        return unless(waits.has(token, Waits.TASK), "its task is gone");
      } else if (node instanceof ReceiveTask task) {
        return unless(
            task.message() == null || waits.has(token, Waits.SUBSCRIPTION),
            "its subscription is gone");
      } else if (node instanceof IntermediateCatchEvent event) {
        var kind =
            event.definition() instanceof TimerEventDefinition
                ? WaitNames.TIMER
                : Waits.SUBSCRIPTION;
        var isThere =
            event.definition() instanceof MultipleEventDefinition
                ? waits.hasAny(token)
                : waits.has(token, kind);
        return unless(isThere, "its timer or subscription is gone");
      } else if (node instanceof CallActivity || node instanceof CaseTask) {
        return unless(waits.has(token, Waits.CALLED), "the instance it called is gone");
      } else if (node instanceof SubProcess || node instanceof EventSubProcess) {
        return "nothing is live in its sub-process";
      } else if (node instanceof ParallelGateway) {
        return atJoin(token, model);
      } else if (node instanceof InclusiveGateway
          || node instanceof ComplexGateway && !token.inActivity()) {
        return atWaitingJoin(token, model);
      } else if (node instanceof ComplexGateway) {
        return null; // what its condition asks for may never come
      } else if (node instanceof ExternalTask) {
        return unless(waits.has(token, WorkerTopic.HANDLER_TYPE), "no worker is asked for it");
      } else if (node instanceof ServiceTask task && task.calling().triggerable()) {
        return null;
      } else if (node instanceof ServiceLike || node instanceof ScriptTask) {
        return "a service task never waits";
      }
      return unless(waits.hasAny(token), "nothing will wake it");
    }

    private static String unless(boolean isThere, String missing) {
      return isThere ? null : missing;
    }

    private String atJoin(Token token, ProcessModel model) {
      var join = token.activity();
      var siblings = family.siblings(token);
      var resting = 1 + siblings.stream().filter(other -> other.restsAt(join)).count();
      if (token.active()) {
        return "a gateway never waits with an active token";
      }
      if (resting >= model.incoming(join).size()) {
        return "all " + resting + " tokens of the join are there";
      }
      var mayCome =
          siblings.stream()
              .filter(other -> !other.restsAt(join))
              .anyMatch(other -> reaches(other.activity(), join, model));
      return unless(mayCome, "no live token can reach the join");
    }

    private String atWaitingJoin(Token token, ProcessModel model) {
      var mayCome =
          family.siblings(token).stream()
              .filter(other -> !other.restsAt(token.activity()))
              .anyMatch(other -> reaches(other.activity(), token.activity(), model));
      return unless(mayCome, "no live token can reach the join");
    }

    private static boolean reaches(String from, String join, ProcessModel model) {
      var seen = new HashSet<String>();
      var next = new ArrayDeque<String>();
      next.add(from);
      while (!next.isEmpty()) {
        var at = next.remove();
        if (seen.add(at)) {
          model.outgoing(at).forEach(flow -> next.add(flow.target()));
          model.boundaryEvents(at).forEach(event -> next.add(event.id()));
        }
      }
      seen.remove(from);
      return seen.contains(join)
          || model.outgoing(from).stream().anyMatch(f -> f.target().equals(join));
    }
  }
}
