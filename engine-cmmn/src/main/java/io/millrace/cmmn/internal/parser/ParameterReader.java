package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.ParameterMapping;
import java.util.List;

/**
 * Reads parameters and what they are bound to.
 *
 * <p>Spec: CMMN 1.1 §5.4.7.
 */
final class ParameterReader {

  private ParameterReader() {}

  static List<CaseParameter> parameters(Element element, String name) {
    return element.children(name).stream().map(ParameterReader::parameter).toList();
  }

  private static CaseParameter parameter(Element element) {
    return new CaseParameter(
        element.info(),
        new Values(element).reference("bindingRef"),
        ConditionReader.read(element.child("bindingRefinement")));
  }

  static List<ParameterMapping> mappings(Element element) {
    return element.children("parameterMapping").stream()
        .map(
            mapping ->
                new ParameterMapping(
                    mapping.info(),
                    new Values(mapping).reference("sourceRef"),
                    new Values(mapping).reference("targetRef"),
                    ConditionReader.read(mapping.child("transformation"))))
        .toList();
  }
}
