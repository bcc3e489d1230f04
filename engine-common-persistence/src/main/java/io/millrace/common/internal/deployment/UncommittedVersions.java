package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import java.util.HashSet;
import java.util.Set;

/**
 * The keys of which versions come or go with one unit of work. Until it is committed, only this
 * unit of work may know the newest version there is then.
 */
final class UncommittedVersions {

  private record Name(String key, String tenantId) {}

  private Set<Name> names = Set.of();

  static UncommittedVersions of(CommandContext context) {
    return context.attachment(UncommittedVersions.class, c -> new UncommittedVersions());
  }

  void add(DefinitionEntity version) {
    names = new HashSet<>(names);
    names.add(new Name(version.key(), version.tenantId()));
  }

  boolean concern(String key, String tenantId) {
    return !names.isEmpty() && names.contains(new Name(key, tenantId));
  }
}
