package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.internal.parser.Namespaces;
import io.millrace.cmmn.model.CaseFileItemDefinition;
import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.CmmnImport;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.ExternalDefinition;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes models as CMMN 1.1 XML; what is not of the standard is written as ours. Stateless. */
public final class CmmnWriter {

  /** Creates a writer. */
  public CmmnWriter() {}

  /** Returns a model as XML in UTF-8. */
  public String write(CmmnModel model) {
    var settings = model.settings();
    var root =
        Tag.standard("definitions", model.info())
            .set("targetNamespace", settings.targetNamespace())
            .set("expressionLanguage", settings.expressionLanguage())
            .set("exporter", settings.exporter())
            .set("exporterVersion", settings.exporterVersion())
            .set("author", settings.author())
            .set("creationDate", settings.creationDate())
            .children(model.imports().stream().map(CmmnWriter::tag).toList())
            .children(model.caseFileItemDefinitions().stream().map(CmmnWriter::tag).toList())
            .children(model.cases().stream().map(CaseTags::of).toList())
            .children(model.externalDefinitions().stream().map(CmmnWriter::tag).toList());
    return new XmlWriter().write(declaring(settings.namespaces(), root.node()));
  }

  private static XmlNode declaring(Map<String, String> namespaces, XmlNode root) {
    var declared = new LinkedHashMap<String, String>();
    declared.put("", Namespaces.CMMN);
    declared.putAll(namespaces);
    declared.values().remove(Namespaces.MILLRACE);
    declared.put("millrace", Namespaces.MILLRACE);
    return new XmlNode(root.tag().declaring(declared), root.content());
  }

  private static Tag tag(CmmnImport imported) {
    return Tag.standard("import", imported.info())
        .set("importType", imported.importType())
        .set("location", imported.location())
        .set("namespace", imported.namespace());
  }

  private static Tag tag(CaseFileItemDefinition definition) {
    return Tag.standard("caseFileItemDefinition", definition.info())
        .set("definitionType", definition.definitionType())
        .set("structureRef", definition.structureRef())
        .set("importRef", definition.importRef())
        .children(
            definition.properties().stream()
                .map(
                    property ->
                        Tag.standard("property", property.info()).set("type", property.type()))
                .toList());
  }

  private static Tag tag(ExternalDefinition definition) {
    return Tag.standard(definition.kind().text(), definition.info())
        .set("externalRef", definition.externalRef())
        .set("implementationType", definition.implementationType())
        .children(parameters("input", definition.inputs()))
        .children(parameters("output", definition.outputs()));
  }

  static List<Tag> parameters(String name, List<CaseParameter> parameters) {
    return parameters.stream()
        .map(
            parameter ->
                Tag.standard(name, parameter.info())
                    .set("bindingRef", parameter.bindingRef())
                    .child(ConditionTags.of("bindingRefinement", parameter.bindingRefinement())))
        .toList();
  }
}
