package io.millrace.bpmn.delegate;

import io.millrace.common.delegate.VariableScope;
import java.util.Map;

/**
 * Maps variables into a called instance and back, written by the application.
 *
 * <p>A call activity names it by {@code variableMappingClass}: then a new object is made for each
 * call of a method; or by {@code variableMappingDelegateExpression}: then a bean is called, by many
 * threads at once. It comes on top of the mappings that stand in the model ({@code in}, {@code
 * out}), and runs in the transaction of the call of the engine. For processes and cases that are
 * called alike.
 */
public interface DelegateVariableMapping {

  /**
   * Says with which variables the called instance starts.
   *
   * @param superExecution the execution that stands at the call activity; valid until the method
   *     returns
   * @param subVariables what the mappings of the model give; what is put, changed or removed here
   *     counts
   * @throws BpmnError to let the process go on at the event that catches this error; nothing is
   *     called then
   */
  void mapInputVariables(DelegateExecution superExecution, Map<String, Object> subVariables);

  /**
   * Takes variables back when the called instance has come to its end, after the mappings of the
   * model.
   *
   * @param superExecution the execution that stands at the call activity; valid until the method
   *     returns
   * @param subInstance the variables of the called instance, which is about to go
   * @throws BpmnError to let the process go on at the event that catches this error
   */
  void mapOutputVariables(DelegateExecution superExecution, VariableScope subInstance);
}
