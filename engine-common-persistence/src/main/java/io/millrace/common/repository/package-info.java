/**
 * Deployments and definitions, as far as they are the same for processes and cases.
 *
 * <p>The repository packages of both engines extend it; the shared layer implements it. It may call
 * the other public packages of {@code io.millrace.common}.
 */
package io.millrace.common.repository;
