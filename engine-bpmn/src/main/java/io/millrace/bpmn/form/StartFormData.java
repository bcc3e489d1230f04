package io.millrace.bpmn.form;

import io.millrace.bpmn.repository.ProcessDefinition;

/** The form with which a process is started. Immutable. */
public interface StartFormData extends FormData {

  /**
   * Returns the process that it starts.
   *
   * @return never null
   */
  ProcessDefinition getProcessDefinition();
}
