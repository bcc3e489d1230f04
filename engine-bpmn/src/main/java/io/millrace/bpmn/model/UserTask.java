package io.millrace.bpmn.model;

/**
 * A task for people.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record UserTask(ElementSource source) implements Task {

  /**
   * Returns who does it.
   *
   * @return a text or an expression, or null
   */
  public String assignee() {
    return source().engineAttribute("assignee");
  }

  /**
   * Returns who answers for it.
   *
   * @return a text or an expression, or null
   */
  public String owner() {
    return source().engineAttribute("owner");
  }

  /**
   * Returns who may claim it.
   *
   * @return texts or expressions with commas between them, or null
   */
  public String candidateUsers() {
    return source().engineAttribute("candidateUsers");
  }

  /**
   * Returns whose members may claim it.
   *
   * @return texts or expressions with commas between them, or null
   */
  public String candidateGroups() {
    return source().engineAttribute("candidateGroups");
  }

  /**
   * Returns when it is due.
   *
   * @return a text or an expression, or null
   */
  public String dueDate() {
    return source().engineAttribute("dueDate");
  }

  /**
   * Returns when to look at it again.
   *
   * @return a text or an expression, or null
   */
  public String followUpDate() {
    return source().engineAttribute("followUpDate");
  }

  /**
   * Returns how urgent it is.
   *
   * @return a text or an expression, or null
   */
  public String priority() {
    return source().engineAttribute("priority");
  }

  /**
   * Returns its category.
   *
   * @return a text or an expression, or null
   */
  public String category() {
    return source().engineAttribute("category");
  }

  /**
   * Returns the variable that gets the id of the task.
   *
   * @return a text or an expression, or null
   */
  public String taskIdVariableName() {
    return source().engineAttribute("taskIdVariableName");
  }

  /**
   * Returns the variable that gets who completed the task.
   *
   * @return a text or an expression, or null
   */
  public String taskCompleterVariableName() {
    return source().engineAttribute("taskCompleterVariableName");
  }

  /**
   * Returns the key of its form.
   *
   * @return a text or an expression, or null
   */
  public String formKey() {
    return source().engineAttribute("formKey");
  }
}
