package io.millrace.bpmn.internal.behavior;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.variable.type.JsonDocument;

/** Reads the JSON of data objects. Loaded only where a model has some, which takes Jackson. */
final class JsonData {

  private JsonData() {}

  static Object read(String text, String name) {
    try {
      return JsonDocument.read(text);
    } catch (IllegalStateException e) {
      throw new IllegalStateEngineException(
          "The value of the data object '" + name + "' is no JSON. Correct it.", e);
    }
  }
}
