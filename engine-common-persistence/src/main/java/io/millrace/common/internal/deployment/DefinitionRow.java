package io.millrace.common.internal.deployment;

import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.repository.DefinitionInfo;

/** The row of a version of a definition, and how the API shows it. */
public interface DefinitionRow extends DefinitionInfo {

  /** Returns the row. */
  DefinitionEntity row();

  /** Returns what it is called in the language that was asked for. */
  LocalizedText text();

  @Override
  default String getId() {
    return ExternalIds.text(row().id());
  }

  @Override
  default String getKey() {
    return row().key();
  }

  @Override
  default int getVersion() {
    return row().version();
  }

  @Override
  default String getName() {
    return text().nameOr(row().name());
  }

  @Override
  default String getDescription() {
    return text().descriptionOr(row().description());
  }

  @Override
  default String getCategory() {
    return row().category();
  }

  @Override
  default String getDeploymentId() {
    return ExternalIds.text(row().deploymentId());
  }

  @Override
  default String getResourceName() {
    return row().resourceName();
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(row().tenantId());
  }

  @Override
  default boolean hasStartFormKey() {
    return row().startFormKey() != null;
  }

  @Override
  default boolean hasGraphicalNotation() {
    return row().isGraphicalNotation();
  }
}
