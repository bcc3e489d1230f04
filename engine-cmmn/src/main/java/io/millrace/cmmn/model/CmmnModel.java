package io.millrace.cmmn.model;

import io.millrace.common.model.ExtensionElement;
import java.util.List;
import java.util.Optional;

/**
 * What a CMMN file says. Diagrams, artifacts and relationships are among the extensions of its
 * root.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.3.
 *
 * @param info what every element has
 * @param settings what its root says about all of it
 * @param imports in document order
 * @param caseFileItemDefinitions in document order
 * @param cases in document order
 * @param externalDefinitions in document order
 */
public record CmmnModel(
    ElementInfo info,
    DefinitionsSettings settings,
    List<CmmnImport> imports,
    List<CaseFileItemDefinition> caseFileItemDefinitions,
    List<Case> cases,
    List<ExternalDefinition> externalDefinitions)
    implements CmmnElement {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param settings what its root says about all of it
   * @param imports in document order
   * @param caseFileItemDefinitions in document order
   * @param cases in document order
   * @param externalDefinitions in document order
   */
  public CmmnModel {
    imports = List.copyOf(imports);
    caseFileItemDefinitions = List.copyOf(caseFileItemDefinitions);
    cases = List.copyOf(cases);
    externalDefinitions = List.copyOf(externalDefinitions);
  }

  /**
   * Finds a case.
   *
   * @param key its key
   * @return empty where the file holds no such case
   */
  public Optional<Case> findCase(String key) {
    return cases.stream().filter(candidate -> candidate.key().equals(key)).findFirst();
  }

  /**
   * Returns how its cases are drawn.
   *
   * @return the element CMMNDI as it stands in the file; empty where it has none
   */
  public Optional<ExtensionElement> diagrams() {
    return info.extensions().children().stream()
        .filter(child -> child.name().equals("CMMNDI"))
        .findFirst();
  }
}
