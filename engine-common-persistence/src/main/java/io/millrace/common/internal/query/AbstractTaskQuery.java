package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;

import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.task.TaskRow;
import io.millrace.common.query.NullHandling;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Collection;
import java.util.List;

/**
 * What queries of open and of historic tasks have in common.
 *
 * @param <T> the query itself
 * @param <V> what is found
 * @param <E> the entity that is found
 */
abstract class AbstractTaskQuery<
        T extends TaskInfoQuery<?, ?>, V extends TaskInfo, E extends TaskRow>
    extends AbstractQuery<T, V>
    implements TaskFieldCriteria<T, V>,
        TaskPeopleCriteria<T, V>,
        TaskScopeCriteria<T, V>,
        TaskCaseCriteria<T, V>,
        TaskOrders<T, V>,
        ProcessVariables<T>,
        CaseVariables<T>,
        TaskVariables<T>,
        TaskProgress<T> {

  private final QueryParts parts;
  private final TaskSurroundings surroundings;
  private final TaskInclusion inclusion;
  private Candidates candidates;
  private Candidates candidatesInGroup;
  private boolean assigneeIgnored;

  AbstractTaskQuery(QueryParts parts, String mapper, TaskSurroundings surroundings) {
    super(parts.executor(), mapper, TaskColumn.ID);
    this.parts = parts;
    this.surroundings = surroundings;
    this.inclusion = new TaskInclusion(surroundings, new VariableReader(parts.values()));
  }

  @Override
  protected final List<? extends V> read(QueryReader reader, Selection selection) {
    List<E> found = reader.list(mapper(), selection);
    inclusion.complete(found, reader);
    language()
        .tell(
            reader,
            found,
            AbstractTaskQuery::named,
            (task, text) -> task.include(task.included().with(text)));
    return shown(found);
  }

  private static Named named(TaskRow task) {
    return task.taskDefinitionKey() == null
        ? null
        : new Named(task.scopeType(), task.scopeDefinitionId(), task.taskDefinitionKey());
  }

  /** Returns what was found as what the API shows. */
  abstract List<? extends V> shown(List<E> found);

  @Override
  public final TaskSurroundings surroundings() {
    return surroundings;
  }

  @Override
  public final VariableConditions processVariables() {
    return new VariableConditions(
        parts.values(), variable -> SCOPES.ofProcess(surroundings.instanceVariable(variable)));
  }

  @Override
  public final VariableConditions caseVariables() {
    return new VariableConditions(
        parts.values(), variable -> SCOPES.ofCase(surroundings.instanceVariable(variable)));
  }

  @Override
  public final VariableConditions taskVariables() {
    return new VariableConditions(parts.values(), surroundings::ownVariable);
  }

  @Override
  public final T or() {
    candidatesInGroup = null;
    return super.or();
  }

  @Override
  public final T taskCandidateUser(String userId) {
    given("taskCandidateUser", userId);
    candidates().user(userId);
    return self();
  }

  @Override
  public final T taskCandidateGroup(String groupId) {
    given("taskCandidateGroup", groupId);
    candidates().groups(List.of(groupId));
    return self();
  }

  @Override
  public final T taskCandidateGroupIn(Collection<String> groupIds) {
    givenAll("taskCandidateGroupIn", groupIds);
    candidates().groups(groupIds);
    return self();
  }

  @Override
  public final T ignoreAssigneeValue() {
    assigneeIgnored = true;
    return self();
  }

  /** Returns what is said about candidates in the query, or in the group that is open. */
  private Candidates candidates() {
    if (isInGroup()) {
      candidatesInGroup = candidatesInGroup == null ? newCandidates() : candidatesInGroup;
      return candidatesInGroup;
    }
    candidates = candidates == null ? newCandidates() : candidates;
    return candidates;
  }

  private Candidates newCandidates() {
    var made = noCandidates();
    where(new Late(made::condition));
    return made;
  }

  /** Returns candidates about which nothing is said. */
  final Candidates noCandidates() {
    return new Candidates(surroundings, parts.identities(), () -> assigneeIgnored, isInGroup());
  }

  @Override
  public final T includeTaskLocalVariables() {
    inclusion.ownVariables();
    return self();
  }

  @Override
  public final T includeProcessVariables() {
    inclusion.processVariables();
    return self();
  }

  @Override
  public final T includeCaseVariables() {
    inclusion.caseVariables();
    return self();
  }

  @Override
  public final T includeIdentityLinks() {
    inclusion.links();
    return self();
  }

  @Override
  public final T orderByDueDateNullsFirst() {
    return orderBy(TaskColumn.DUE_DATE, NullHandling.NULLS_FIRST);
  }

  @Override
  public final T orderByDueDateNullsLast() {
    return orderBy(TaskColumn.DUE_DATE, NullHandling.NULLS_LAST);
  }
}
