package io.millrace.common.internal.deployment;

import io.millrace.common.internal.xml.XmlCursor;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlTag;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the resources of a deployment that hold a model and are only stored, because their names do
 * not end as those of models do.
 */
record MisnamedModels(DefinitionDeployers deployers) {

  /** Returns a sentence or two on each, in the order of the resources; mostly empty. */
  List<String> among(List<ResourceDraft> resources) {
    return resources.stream()
        .filter(resource -> resource.name().endsWith(".xml"))
        .filter(resource -> deployers.reading(resource.name()).isEmpty())
        .flatMap(resource -> warning(resource).stream())
        .toList();
  }

  private Optional<String> warning(ResourceDraft resource) {
    return root(resource)
        .flatMap(root -> deployers.ofRoot(root.namespace(), root.name()))
        .map(
            engine ->
                "The resource '"
                    + resource.name()
                    + "' looks like "
                    + engine.scopeType().toUpperCase(Locale.ROOT)
                    + ", but it is stored only and nothing is deployed from it, because its name"
                    + " does not end in "
                    + String.join(" or ", engine.suffixes())
                    + ". Deploy it under such a name.");
  }

  private static Optional<XmlTag> root(ResourceDraft resource) {
    try {
      return Optional.of(
          XmlCursor.open(resource.name(), resource.bytes(), XmlLimits.DEFAULT).tag());
    } catch (XmlException noXml) {
      return Optional.empty();
    }
  }
}
