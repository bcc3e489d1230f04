package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.CaseFileItemDefinition;
import io.millrace.cmmn.model.CaseFileProperty;
import io.millrace.cmmn.model.CmmnImport;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.DefinitionsSettings;
import io.millrace.cmmn.model.ExternalDefinition;
import io.millrace.cmmn.model.ExternalKind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Reads the root of a file.
 *
 * <p>Spec: CMMN 1.1 §5.1.3.
 *
 * @param element the root
 * @param prefixes the prefixes that are declared in the file
 */
record DefinitionsReader(Element element, Map<String, String> prefixes) {

  /** Returns what the file says, or null where it is no CMMN. */
  CmmnModel read() {
    var namespace = element.node().tag().namespace();
    if (Namespaces.isOld(namespace)) {
      element.report(CmmnProblem.OLD_VERSION, "The file is in the namespace " + namespace + ".");
      return null;
    }
    if (!element.isStandard() || !element.name().equals("definitions")) {
      element.report(CmmnProblem.NOT_CMMN, "The root element is '" + element.name() + "'.");
      return null;
    }
    return readDefinitions();
  }

  private CmmnModel readDefinitions() {
    var cases = element.children("case");
    if (cases.isEmpty()) {
      element.report(CmmnProblem.NO_CASE, "The file holds no case.");
    }
    var model =
        new CmmnModel(
            element.info(),
            settings(),
            element.children("import").stream().map(DefinitionsReader::readImport).toList(),
            element.children("caseFileItemDefinition").stream()
                .map(DefinitionsReader::readItemDefinition)
                .toList(),
            cases.stream()
                .map(found -> new CaseReader(found).read())
                .filter(Objects::nonNull)
                .toList(),
            element.children("process", "decision").stream()
                .map(DefinitionsReader::readExternal)
                .toList());
    element.finish();
    return model;
  }

  private DefinitionsSettings settings() {
    return new DefinitionsSettings(
        element.shortText("targetNamespace", element.plain("targetNamespace")),
        element.plain("expressionLanguage"),
        element.plain("exporter"),
        element.plain("exporterVersion"),
        element.plain("author"),
        element.plain("creationDate"),
        otherPrefixes());
  }

  /** Ours and that of the standard are no part of what a file says. */
  private Map<String, String> otherPrefixes() {
    var others = new LinkedHashMap<>(prefixes);
    others.values().removeIf(uri -> uri.equals(Namespaces.CMMN) || Namespaces.isEngine(uri));
    return others;
  }

  private static CmmnImport readImport(Element element) {
    return new CmmnImport(
        element.info(),
        element.plain("importType"),
        element.plain("location"),
        element.plain("namespace"));
  }

  private static CaseFileItemDefinition readItemDefinition(Element element) {
    return new CaseFileItemDefinition(
        element.requiredInfo(),
        element.plain("definitionType"),
        element.plain("structureRef"),
        new Values(element).reference("importRef"),
        element.children("property").stream()
            .map(property -> new CaseFileProperty(property.info(), property.plain("type")))
            .toList());
  }

  private static ExternalDefinition readExternal(Element element) {
    return new ExternalDefinition(
        element.requiredInfo(),
        ExternalKind.of(element.name()).orElseThrow(),
        element.plain("externalRef"),
        element.plain("implementationType"),
        ParameterReader.parameters(element, "input"),
        ParameterReader.parameters(element, "output"));
  }
}
