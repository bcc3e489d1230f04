package io.millrace.common.internal.eventregistry;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.deployment.DefinitionDraft;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.json.JsonSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads resources that hold one JSON object each. */
final class DefinitionFile {

  private DefinitionFile() {}

  /**
   * Reads a resource.
   *
   * @throws DeploymentException with all that is wrong
   */
  static <T> T read(String resource, byte[] bytes, Function<JsonFields, T> reader) {
    var problems = new ArrayList<Problem>();
    T read = null;
    try {
      var place = JsonAccess.detect().places(bytes);
      var fields = new JsonFields(resource, place, "", problems);
      read = reader.apply(fields);
      fields.refuseOthers();
    } catch (JsonSyntaxException e) {
      problems.add(
          RegistryProblem.NO_JSON.at(
              resource, e.line(), e.column(), null, "This is no JSON: " + e.getMessage() + "."));
    } catch (IllegalStateException e) {
      problems.add(RegistryProblem.NO_JACKSON.at(resource, 0, 0, null, e.getMessage()));
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
    return read;
  }

  /** Returns what a definition is before it becomes a version. */
  static DefinitionDraft draft(String key, String name) {
    return new DefinitionDraft(
        key,
        new DefinitionDraft.Labels(name, null, null, null),
        new DefinitionDraft.Settings(null, false, null, null),
        new DefinitionDraft.Starters(List.of(), List.of()));
  }
}
