package io.millrace.common.internal.involvement;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.inAny;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.column.InstanceColumn;
import io.millrace.common.internal.query.column.RemarkColumn;
import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.condition.Arm;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.InAny.Source;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.QueryColumn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * The criteria that ask for instances by who takes part in them. Each place that names users is
 * asked by its own index, and leads to the instances.
 *
 * @param instances where instances are kept
 * @param inHistory whether history is asked: for what runs and what is over, as far as it is kept
 */
public record InvolvedConditions(InstanceTables instances, boolean inHistory) {

  /** The user takes part in the instance, in whatever way. */
  public Condition user(String userId) {
    var link = equal(IdentityLinkColumn.USER_ID, userId);
    return in(
        arm -> {
          var sources = work(arm, userId);
          sources.add(starter(arm, userId));
          sources.addAll(links(arm, link));
          return sources;
        });
  }

  /** The user takes part in the instance in this way. */
  public Condition user(String userId, String type) {
    var user = equal(IdentityLinkColumn.USER_ID, userId);
    return switch (type) {
      case IdentityLinkType.STARTER ->
          in(arm -> List.of(starter(arm, userId), ownLinks(arm, all(user, isOwn(type)))));
      case IdentityLinkType.PARTICIPANT ->
          in(
              arm -> {
                var sources = work(arm, userId);
                sources.addAll(links(arm, all(user, takesPart())));
                return sources;
              });
      default -> in(arm -> List.of(ownLinks(arm, all(user, isOwn(type)))));
    };
  }

  /** The group takes part in the instance in this way. */
  public Condition group(String groupId, String type) {
    var group = equal(IdentityLinkColumn.GROUP_ID, groupId);
    return type.equals(IdentityLinkType.PARTICIPANT)
        ? in(arm -> links(arm, all(group, takesPart())))
        : in(arm -> List.of(ownLinks(arm, all(group, isOwn(type)))));
  }

  /** One of the groups takes part in the instance, in whatever way. */
  public Condition groups(Collection<String> groupIds) {
    return in(arm -> links(arm, oneOf(IdentityLinkColumn.GROUP_ID, groupIds)));
  }

  private Condition in(Function<Arm, List<Source>> sources) {
    var running = inAny(InstanceColumn.ID, sources.apply(Arm.RUNNING));
    return inHistory
        ? new ByArm(running, inAny(InstanceColumn.ID, sources.apply(Arm.ENDED)))
        : running;
  }

  /** Is a link of the instance itself. */
  private static Condition isOwn(String type) {
    return all(equal(IdentityLinkColumn.TYPE, type), missing(IdentityLinkColumn.TASK_ID));
  }

  /** Whoever is linked to a task takes part in its instance. */
  private static Condition takesPart() {
    return any(
        present(IdentityLinkColumn.TASK_ID),
        equal(IdentityLinkColumn.TYPE, IdentityLinkType.PARTICIPANT));
  }

  private Source starter(Arm arm, String userId) {
    var table = arm == Arm.RUNNING ? instances.running() : instances.ended();
    return new Source(table, InstanceColumn.ID, equal(InstanceColumn.START_USER_ID, userId));
  }

  /** Links of the instance itself: they end when it does. */
  private Source ownLinks(Arm arm, Condition link) {
    return arm == Arm.RUNNING
        ? links(
            "MR_IDENTITY_LINK",
            all(link, kept(IdentityLinkColumn.HISTORY_LEVEL, HistoryLevel.AUDIT)))
        : links("MR_HI_IDENTITY_LINK", link);
  }

  /** Links of the instance and of its tasks, which may be over while it runs. */
  private List<Source> links(Arm arm, Condition link) {
    return arm == Arm.RUNNING
        ? List.of(ownLinks(arm, link), ownLinks(Arm.ENDED, link))
        : List.of(ownLinks(arm, link));
  }

  private static Source links(String table, Condition link) {
    return new Source(table, IdentityLinkColumn.SCOPE_ID, link);
  }

  /** Who works on a task, owns it or completed it, comments, or attaches something. */
  private List<Source> work(Arm arm, String userId) {
    var sources = new ArrayList<Source>();
    for (var column : List.of(TaskColumn.ASSIGNEE, TaskColumn.OWNER)) {
      var worker = equal(column, userId);
      if (arm == Arm.RUNNING) {
        var kept = kept(TaskColumn.HISTORY_LEVEL, HistoryLevel.TASK);
        sources.add(new Source("MR_TASK", TaskColumn.SCOPE_ID, all(worker, kept)));
      }
      sources.add(new Source("MR_HI_TASK", TaskColumn.SCOPE_ID, worker));
    }
    var completer = equal(TaskColumn.COMPLETED_BY, userId);
    sources.add(new Source("MR_HI_TASK", TaskColumn.SCOPE_ID, completer));
    for (var table : List.of("MR_COMMENT", "MR_ATTACHMENT")) {
      var author = equal(RemarkColumn.USER_ID, userId);
      sources.add(new Source(table, RemarkColumn.SCOPE_ID, author));
    }
    return sources;
  }

  /** Of what runs history shows what it will keep; queries of what runs see all. */
  private Condition kept(QueryColumn level, HistoryLevel least) {
    return inHistory
        ? Conditions.compare(level, Operator.GREATER_OR_EQUAL, least.ordinal())
        : Condition.Known.ALWAYS;
  }
}
