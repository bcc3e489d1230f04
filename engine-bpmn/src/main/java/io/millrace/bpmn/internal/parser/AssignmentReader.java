package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskAssignment;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads for whom a user task is. Ask for {@link #assignment} after the task was read. */
final class AssignmentReader {

  /** Kinds of identity links that are one user, whom an attribute names. */
  private static final Set<String> ATTRIBUTES = Set.of("assignee", "owner");

  private final Element element;
  private final String owner;
  private final List<String> users;
  private final List<String> groups;
  private final List<TaskAssignment.Role> roles = new ArrayList<>();
  private String assignee;

  AssignmentReader(Element element) {
    var values = new Values(element);
    this.element = element;
    this.assignee = values.stored("assignee");
    this.owner = values.stored("owner");
    this.users = new ArrayList<>(values.list("candidateUsers", element.engine("candidateUsers")));
    this.groups =
        new ArrayList<>(values.list("candidateGroups", element.engine("candidateGroups")));
    element.child("humanPerformer", role -> new ResourceRole(role).read(this::assign));
    element.child("potentialOwner", role -> new ResourceRole(role).readCandidates(users, groups));
    element.extension("customResource", this::readRole);
  }

  TaskAssignment assignment() {
    return new TaskAssignment(assignee, owner, users, groups, roles);
  }

  private void readRole(Element child) {
    var engine = child.engine("name");
    var type =
        new Values(child).shortText("name", engine == null ? child.attribute("name") : engine);
    var usersOfRole = new ArrayList<String>();
    var groupsOfRole = new ArrayList<String>();
    new ResourceRole(child).readCandidates(usersOfRole, groupsOfRole);
    if (type == null || ATTRIBUTES.contains(type)) {
      child.report(
          BpmnProblem.ROLE_WITHOUT_NAME,
          "A customResource of "
              + element
              + (type == null ? " has no name." : " has the name '" + type + "'."));
    }
    roles.add(new TaskAssignment.Role(type, usersOfRole, groupsOfRole));
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
    assignee = new Values(element).stored("humanPerformer", performer);
  }
}
