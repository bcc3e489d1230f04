package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionDeployer;
import io.millrace.common.internal.deployment.DefinitionDraft;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionInstances;
import io.millrace.common.internal.deployment.ResourceDraft;
import io.millrace.common.internal.deployment.VersionCache;
import java.util.List;

/**
 * Reads the resources of events or channels.
 *
 * @param <T> what it reads
 * @param scopeType what their rows carry
 * @param suffix how names of resources end
 * @param reader reads one
 * @param cache hears of versions that come and go
 * @param watch hears of them, too
 */
record RegistryDeployer<T>(
    String scopeType, String suffix, Reader reader, VersionCache<T> cache, Watch<T> watch)
    implements DefinitionDeployer {

  /** Reads one resource. */
  @FunctionalInterface
  interface Reader {
    /** Returns what it defines. */
    DefinitionDraft read(String resource, byte[] bytes);
  }

  /** Hears that the newest version of a key changes with a unit of work. */
  @FunctionalInterface
  interface Watch<T> {
    /** Hears of it; each may be null for none. */
    void changes(T gone, T newest, CommandContext context);
  }

  @Override
  public List<String> suffixes() {
    return List.of(suffix);
  }

  @Override
  public List<DefinitionDraft> read(ResourceDraft resource, boolean validatesDelegates) {
    return List.of(reader.read(resource.name(), resource.bytes()));
  }

  @Override
  public void deployed(
      DefinitionEntity version, DefinitionEntity previous, CommandContext context) {
    cache.comes(version, context);
    watch.changes(null, cache.require(version.id(), context), context);
  }

  @Override
  public void checkTogether(List<DefinitionEntity> versions, CommandContext context) {
    // they know nothing of one another
  }

  @Override
  public void deleted(DefinitionEntity version, DefinitionEntity newest, CommandContext context) {
    var gone = cache.require(version.id(), context);
    cache.goes(version, context);
    watch.changes(gone, newest == null ? null : cache.require(newest.id(), context), context);
  }

  @Override
  public DefinitionInstances instances() {
    return NoInstances.INSTANCE;
  }

  /** Nothing runs on events and channels. */
  private enum NoInstances implements DefinitionInstances {
    INSTANCE;

    @Override
    public long running(List<Long> definitionIds, CommandContext context) {
      return 0;
    }

    @Override
    public void endRoots(List<Long> definitionIds, CommandContext context) {
      // there are none
    }

    @Override
    public void end(List<Long> definitionIds, CommandContext context) {
      // there are none
    }

    @Override
    public void deleteHistory(List<Long> definitionIds, CommandContext context) {
      // there are none
    }
  }
}
