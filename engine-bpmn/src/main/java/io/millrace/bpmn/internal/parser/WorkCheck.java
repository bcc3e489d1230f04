package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.Script;
import java.util.List;
import java.util.Optional;

/**
 * Judges what tasks ask for that reach out of the engine. Must be safe to call from several
 * threads.
 */
public interface WorkCheck {

  /** Finds nothing wrong, for callers that want the model only. */
  WorkCheck ANYTHING_GOES = new DeployedWorkCheck(name -> Optional.of(""));

  /**
   * What is wrong.
   *
   * @param isSetting whether the engine lacks something, rather than the model being wrong
   * @param message what is wrong and what to do, in sentences
   */
  record Finding(boolean isSetting, String message) {}

  /**
   * Returns how an expression reaches the whole engine where that is closed.
   *
   * @param text an expression that can be parsed
   * @return the part of it that leads there; empty for none
   */
  Optional<String> engineUse(String text);

  /** Returns what keeps a script from being run. */
  List<Finding> script(Script script);

  /** Returns the text of a resource on the class path; empty where there is none. */
  Optional<String> resource(String name);

  /** Returns what is wrong with the fields of a task. */
  List<Finding> fields(OutsideTask.Kind kind, List<InjectedField> fields);

  /** Returns what keeps tasks from asking for decisions. */
  List<Finding> decisions();
}
