package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.ResultVariable;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.TaskAssignment;
import io.millrace.cmmn.model.TaskForm;
import io.millrace.cmmn.model.VariableMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Builds a task of a kind of which little is to be said. Not thread-safe. */
public final class TaskBuilder extends AbstractTaskBuilder<TaskBuilder> {

  private final Function<TaskBuilder, PlanItemDefinition> kind;
  private final List<VariableMapping> payload = new ArrayList<>();
  private String channelKey;
  private boolean sendSynchronously;
  private ResultVariable result = ResultVariable.NONE;

  private TaskBuilder(String id, Function<TaskBuilder, PlanItemDefinition> kind) {
    super(id);
    this.kind = kind;
  }

  static TaskBuilder generic(String id) {
    return new TaskBuilder(
        id, task -> new GenericTask(task.definitionInfo(), task.settings(), task.taskSettings()));
  }

  static TaskBuilder script(String id, String format, String script) {
    return new TaskBuilder(
        id,
        task ->
            new ScriptTask(
                task.definitionInfo(),
                task.settings(),
                task.taskSettings(),
                format,
                script,
                false,
                task.result));
  }

  static TaskBuilder externalWorker(String id, String topic) {
    return new TaskBuilder(
        id,
        task ->
            new ExternalWorkerTask(
                task.definitionInfo(), task.settings(), task.taskSettings(), topic, false));
  }

  static TaskBuilder sendEvent(String id, String eventType) {
    return new TaskBuilder(
        id,
        task ->
            new SendEventTask(
                task.definitionInfo(),
                task.settings(),
                task.taskSettings(),
                eventType,
                task.payload,
                task.channelKey,
                task.sendSynchronously));
  }

  static TaskBuilder casePage(String id, String formKey) {
    return new TaskBuilder(
        id,
        task ->
            new CasePageTask(
                task.definitionInfo(),
                task.settings(),
                task.taskSettings(),
                new TaskForm(formKey, true, null),
                null,
                null,
                TaskAssignment.NONE));
  }

  /**
   * Keeps the result of a script in a variable.
   *
   * @param variable the name of the variable
   * @return this
   */
  public TaskBuilder result(String variable) {
    result = new ResultVariable(variable, false);
    return this;
  }

  /**
   * Adds a value to the event that is sent.
   *
   * @param sourceExpression an expression
   * @param target the name of the value in the event
   * @return this
   */
  public TaskBuilder payload(String sourceExpression, String target) {
    payload.add(new VariableMapping(false, null, sourceExpression, target, null, false, false));
    return this;
  }

  /**
   * Says by which channel an event goes out; without it those in the engine hear it who wait for
   * it.
   *
   * @param key the key of an outbound channel, or an expression
   * @return this
   */
  public TaskBuilder channel(String key) {
    channelKey = key;
    return this;
  }

  /**
   * Sends the event in the middle of the transaction instead of by a job.
   *
   * @return this
   */
  public TaskBuilder sendSynchronously() {
    sendSynchronously = true;
    return this;
  }

  @Override
  TaskBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return kind.apply(this);
  }
}
