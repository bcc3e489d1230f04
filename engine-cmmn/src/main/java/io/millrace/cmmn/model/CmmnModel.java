package io.millrace.cmmn.model;

import java.util.List;
import java.util.Optional;

/**
 * What a CMMN file says.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.3.
 *
 * @param info what every element has
 * @param settings what its root says about all of it
 * @param imports in document order
 * @param caseFileItemDefinitions in document order
 * @param cases in document order
 * @param externalDefinitions in document order
 * @param artifacts relationships and artifacts, as they stand
 * @param diagrams CMMNDI, as it stands, or null
 */
public record CmmnModel(
    ElementInfo info,
    DefinitionsSettings settings,
    List<CmmnImport> imports,
    List<CaseFileItemDefinition> caseFileItemDefinitions,
    List<Case> cases,
    List<ExternalDefinition> externalDefinitions,
    List<ExtensionElement> artifacts,
    ExtensionElement diagrams)
    implements CmmnElement {

  /** Copies the collections; none may be null. */
  public CmmnModel {
    imports = List.copyOf(imports);
    caseFileItemDefinitions = List.copyOf(caseFileItemDefinitions);
    cases = List.copyOf(cases);
    externalDefinitions = List.copyOf(externalDefinitions);
    artifacts = List.copyOf(artifacts);
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
}
