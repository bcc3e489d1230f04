package io.millrace.cmmn.model;

/**
 * A unit of work.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.
 */
public sealed interface Task extends PlanItemDefinition
    permits HumanTask,
        ProcessTask,
        CaseTask,
        DecisionTask,
        GenericTask,
        ServiceTask,
        ScriptTask,
        HttpTask,
        MailTask,
        ExternalWorkerTask,
        SendEventTask,
        CasePageTask {

  /**
   * Returns what every task has.
   *
   * @return never null
   */
  TaskSettings task();
}
