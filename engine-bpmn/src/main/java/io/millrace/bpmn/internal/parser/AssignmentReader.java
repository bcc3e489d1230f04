package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskAssignment;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads for whom a user task is. Ask for {@link #assignment} after the task was read. */
final class AssignmentReader {

  private final Element element;
  private final String owner;
  private final List<String> users;
  private final List<String> groups;
  private String assignee;

  AssignmentReader(Element element) {
    var values = new Values(element);
    this.element = element;
    this.assignee = element.expression(element.engine("assignee"));
    this.owner = element.expression(element.engine("owner"));
    this.users = new ArrayList<>(values.list(element.engine("candidateUsers")));
    this.groups = new ArrayList<>(values.list(element.engine("candidateGroups")));
    element.child("humanPerformer", role -> new ResourceRole(role).read(this::assign));
    element.child("potentialOwner", role -> new ResourceRole(role).readCandidates(users, groups));
  }

  TaskAssignment assignment() {
    return new TaskAssignment(assignee, owner, users, groups);
  }

  private void assign(String performer) {
    if (assignee != null && !assignee.equals(performer)) {
      element.report(
          BpmnProblem.CONTRADICTION,
          "The assignee of "
              + element
              + " is '"
              + assignee
              + "', and its humanPerformer is '"
              + performer
              + "'.");
    }
    assignee = element.expression(performer);
  }
}
